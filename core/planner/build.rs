//! Makes static tables of the data under `data/`, and refuses data that breaks a rule of its own.

#[path = "build/tasks/mod.rs"]
mod tasks;

use std::{env, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=build");
    let data = fs::read_to_string("data/tasks.txt").expect("data/tasks.txt is there");
    let tables = tasks::tables(&data).unwrap_or_else(|problem| panic!("data/tasks.txt: {problem}"));
    let folder = env::var("OUT_DIR").expect("cargo names a folder");
    fs::write(Path::new(&folder).join("tasks.rs"), tables).expect("the tables are written");
}
