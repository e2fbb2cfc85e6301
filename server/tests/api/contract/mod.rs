//! What clients rely on, recorded: the document's meaning, and requests with their answers.
//!
//! A change of either is a change of the contract. Where one is meant, `REEDLING_RECORD=1 cargo test -p reedling-server
//! --test api contract` writes the files anew, and the difference is reviewed with the change.

mod meaning;
mod recorder;
mod requests;

use std::path::PathBuf;

/// A file beside these tests.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/api/contract")
        .join(name)
}

fn is_recording() -> bool {
    std::env::var_os("REEDLING_RECORD").is_some()
}
