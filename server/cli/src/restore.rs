//! `reedling restore`.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::PathBuf,
};

use anyhow::{Context, Result};
use clap::Args;
use reedling_backup::Summary;
use reedling_db::database_file;
use reedling_server::config::{Config, flags::SettingFlags};
use secrecy::ExposeSecret;

use super::{progress, start};

/// Where the backup is.
#[derive(Args, Clone, Debug)]
pub struct RestoreFlags {
    /// File that `reedling backup` has written; - for standard input
    file: PathBuf,
}

/// Restores into an empty database. When that fails, for whatever reason, the database is as it was.
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
    let before = Before::of(&config);
    let bar = progress::of("rows");
    let restored = fill(&config, backup, |done, total| {
        progress::set(&bar, done, total)
    })
    .await;
    bar.finish_and_clear();
    if restored.is_err() {
        before.bring_back()?;
    }
    let summary = restored?;
    let Summary { rows, tables } = summary;
    writeln!(io::stdout(), "{rows} rows of {tables} tables are restored.")?;
    Ok(())
}

async fn fill(config: &Config, backup: Box<dyn Read>, show: impl Fn(u64, u64)) -> Result<Summary> {
    let db = start::connect(config).await?;
    let restored = reedling_backup::restore(&db, backup, show).await;
    let on_disk = db.wait_until_on_disk().await;
    db.close().await;
    on_disk?;
    restored
}

/// What existed before the restore: a failed one leaves neither an empty database nor a folder for it.
struct Before {
    new_folder: Option<PathBuf>,
    new_file: Option<PathBuf>,
}

impl Before {
    fn of(config: &Config) -> Self {
        let file = database_file::path_of(config.database_url.expose_secret());
        let folder = config.data_dir.clone();
        Self {
            new_folder: (!folder.exists()).then_some(folder),
            new_file: file.filter(|file| !file.exists()),
        }
    }

    fn bring_back(self) -> Result<()> {
        if let Some(file) = self.new_file {
            database_file::remove(&file)
                .with_context(|| format!("The empty database {} stays behind", file.display()))?;
        }
        if let Some(folder) = self.new_folder {
            // It may be missing, or contain files that somebody else has put there meanwhile.
            fs::remove_dir(folder).ok();
        }
        Ok(())
    }
}
