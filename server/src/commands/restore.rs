//! `reedling restore`.

use std::{
    fs::File,
    io::{self, Read, Write},
    path::PathBuf,
};

use anyhow::{Context, Result};
use clap::Args;

use super::{progress, start};
use crate::{
    backup::{self, Summary},
    config::flags::SettingFlags,
};

/// Where the backup is.
#[derive(Args, Clone, Debug)]
pub struct RestoreFlags {
    /// File that `reedling backup` has written; - for standard input
    file: PathBuf,
}

/// Fills an empty database. When it ends before, for whatever reason, the database is as it was.
///
/// # Errors
/// One sentence about what prevents it.
pub async fn run(settings: &SettingFlags, flags: &RestoreFlags) -> Result<()> {
    let config = start::settings(settings)?;
    let file = flags.file.display();
    let backup: Box<dyn Read> = if flags.file.as_os_str() == "-" {
        Box::new(io::stdin())
    } else {
        Box::new(
            File::open(&flags.file).with_context(|| format!("The backup {file} cannot be read"))?,
        )
    };
    let db = start::connect(&config).await?;
    let bar = progress::of("rows");
    let show = |done, total| progress::set(&bar, done, total);
    let summary = backup::restore(&db, backup, show).await?;
    bar.finish_and_clear();
    db.close().await;
    let Summary { rows, tables } = summary;
    writeln!(io::stdout(), "{rows} rows of {tables} tables are restored.")?;
    Ok(())
}
