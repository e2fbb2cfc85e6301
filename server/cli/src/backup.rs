//! `reedling backup`.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use anyhow::{Context, Result, bail};
use chrono::Utc;
use clap::Args;
use reedling_backup::{Summary, file::NewFile};
use reedling_db::Db;
use reedling_server::config::flags::SettingFlags;

use super::{progress, signals, start};

/// Where the backup goes.
#[derive(Args, Clone, Debug)]
pub(crate) struct BackupFlags {
    /// File to write, in place of an earlier one; - for standard output
    file: PathBuf,
}

/// Writes the backup. When it is interrupted it leaves nothing behind.
pub(crate) async fn run(settings: &SettingFlags, flags: &BackupFlags) -> Result<()> {
    let config = start::settings(settings)?;
    let db = start::connect(&config).await?;
    if flags.file.as_os_str() == "-" {
        let refused = "The backup cannot be written to standard output";
        write(&db, io::stdout().lock()).await.context(refused)?;
    } else {
        let file = flags.file.display();
        let refused = || format!("The backup {file} cannot be written");
        // Install the signal handler before there is a file to leave.
        let shutdown_signal = signals::shutdown_signal();
        let mut backup = NewFile::create(&flags.file).with_context(refused)?;
        let Summary { rows, tables } = tokio::select! {
            summary = write(&db, &mut backup) => summary.with_context(refused)?,
            () = shutdown_signal => bail!("The backup was interrupted; nothing was written."),
        };
        backup.finish().with_context(refused)?;
        writeln!(io::stdout(), "{file} holds {rows} rows of {tables} tables.")?;
    }
    db.close().await;
    Ok(())
}

async fn write(db: &Db, out: impl Write) -> Result<Summary> {
    let bar = progress::of("rows");
    let show = |done, total| progress::set(&bar, done, total);
    let summary = reedling_backup::dump(db, Utc::now(), out, show).await?;
    bar.finish_and_clear();
    Ok(summary)
}
