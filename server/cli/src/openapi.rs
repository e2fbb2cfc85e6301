//! `reedling openapi`: the document, as it is served.

use std::io::Write;

use reedling_server::app::document;
use anyhow::Result;

/// Prints the document.
pub fn run() -> Result<()> {
    std::io::stdout().write_all(document::json().as_bytes())?;
    Ok(())
}
