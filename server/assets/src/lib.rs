//! The built app, embedded in the executable; a debug build reads `app/dist` when a file is asked for.
//!
//! Nothing but the executable depends on this crate, so that a changed app has nothing else compiled anew.

#![warn(unreachable_pub)]

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../app/dist"]
#[allow_missing = true]
struct Files;

/// The contents of a file and their SHA-256.
pub fn get(path: &str) -> Option<(Cow<'static, [u8]>, [u8; 32])> {
    let file = Files::get(path)?;
    Some((file.data, file.metadata.sha256_hash()))
}

/// The paths of all files.
pub fn paths() -> Vec<Cow<'static, str>> {
    Files::iter().collect()
}
