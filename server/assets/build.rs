//! Makes sure that there is an app folder to embed, and embeds it again when it changes.

use std::{env, fs, path::Path};

fn main() {
    let dist = Path::new("../../app/dist");
    if !dist.exists() {
        // Without the app the executable still serves the API.
        fs::create_dir_all(dist).ok();
    }
    // A debug build reads the files when it runs.
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rerun-if-changed=../../app/dist");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
