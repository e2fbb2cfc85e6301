//! Makes sure that there is an app folder to embed, and embeds it again when it changes.

use std::{fs, path::Path};

fn main() {
    let dist = Path::new("../app/dist");
    if !dist.exists() {
        // Without the app the executable still serves the API.
        fs::create_dir_all(dist).ok();
    }
    println!("cargo::rerun-if-changed=../app/dist");
    println!("cargo::rerun-if-changed=build.rs");
}
