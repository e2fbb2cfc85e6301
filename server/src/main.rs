//! The `reedling` executable.

use std::{io::Write, process::ExitCode};

use clap::Parser;
use reedling_server::commands::{self, Cli};

fn main() -> ExitCode {
    match commands::run(&Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // One line: the sentence, and after it what the system said.
            let line = format!("{error:#}").replace('\n', " ");
            writeln!(std::io::stderr(), "reedling: {line}").ok();
            ExitCode::FAILURE
        }
    }
}
