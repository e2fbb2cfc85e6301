//! The `reedling` executable; each command has a file.

#![warn(unreachable_pub)]

mod approve;
mod backup;
mod check_zones;
mod command;
mod create_admin;
mod logging;
mod migrate;
mod openapi;
mod progress;
mod reset_second_factor;
mod restore;
mod seed_demo;
mod serve;
mod signals;
mod start;

use std::{io::Write, process::ExitCode};

use clap::Parser;
use reedling_server::security::tls;

use self::command::Cli;

/// Rows are made on the database's threads and dropped on the server's: this allocator is made for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    tls::use_ring();
    match command::run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            writeln!(std::io::stderr(), "reedling: {}", sentence(&error)).ok();
            ExitCode::FAILURE
        }
    }
}

/// What prevents the command and why, on one line; a cause that its effect has told already is left out.
fn sentence(error: &anyhow::Error) -> String {
    let mut told = String::new();
    for part in error.chain().map(ToString::to_string) {
        let part = part.replace('\n', " ");
        if !told.contains(&part) {
            if !told.is_empty() {
                told = format!("{}: ", told.trim_end_matches('.'));
            }
            told.push_str(part.trim());
        }
    }
    if !told.ends_with('.') {
        told.push('.');
    }
    told
}
