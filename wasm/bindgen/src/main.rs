//! wasm-bindgen's command line as far as wasm-pack calls it. Its own has a server for tests and a client for downloads, and takes
//! three times as long to compile.

use std::env;

use anyhow::{Context, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.bundler(true)?;
    let mut folder = None;
    let mut args = env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--version" => {
                println!("wasm-bindgen {}", env!("CARGO_PKG_VERSION"));
                return Ok(());
            }
            "--typescript" => {
                bindgen.typescript(true);
            }
            "--target" => {
                let target = args.next().context("--target without a target")?;
                if target != "bundler" {
                    bail!("the target {target}: only bundler is built here");
                }
            }
            "--out-name" => {
                bindgen.out_name(&args.next().context("--out-name without a name")?);
            }
            "--out-dir" => folder = args.next(),
            option if option.starts_with('-') => {
                bail!("{option}: wasm-pack has not called this so far")
            }
            file => {
                bindgen.input_path(file);
            }
        }
    }
    bindgen.generate(folder.context("no --out-dir")?)
}
