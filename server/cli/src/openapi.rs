//! `reedling openapi`: the document, as it is served.

use std::io::Write;

use anyhow::Result;
use reedling_server::app::document;

/// Prints the document.
pub(crate) fn run() -> Result<()> {
    std::io::stdout().write_all(document::json().as_bytes())?;
    Ok(())
}
