//! `reedling restore`.

use std::{
    fs::{self, File},
    io::{self, Read, Write},
    path::PathBuf,
    process,
};

use anyhow::{Context, Error, Result, anyhow};
use clap::Args;
use reedling_backup::Summary;
use reedling_db::database_file;
use reedling_server::config::{Config, flags::SettingFlags};
use secrecy::ExposeSecret;

use super::{progress, sentence, signals, start};

/// Where the backup is.
#[derive(Args, Clone, Debug)]
pub(crate) struct RestoreFlags {
    /// File that `reedling backup` has written; - for standard input
    file: PathBuf,
}

/// Restores into an empty database. When that fails or is interrupted, the database is as it was.
pub(crate) async fn run(settings: &SettingFlags, flags: &RestoreFlags) -> Result<()> {
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
    // Installed before there is a file to leave. It waits beside the restore, which may itself wait for standard input.
    let watch = tokio::spawn(end_when_told(signals::shutdown_signal(), before.clone()));
    let bar = progress::of("rows");
    let restored = fill(&config, backup, |done, total| {
        progress::set(&bar, done, total)
    })
    .await;
    watch.abort();
    bar.finish_and_clear();
    let Summary { rows, tables } = restored.map_err(|cause| before.bring_back(cause))?;
    writeln!(io::stdout(), "{rows} rows of {tables} tables are restored.")?;
    Ok(())
}

/// Ends the process at a signal and leaves nothing behind.
async fn end_when_told(signal: impl Future<Output = ()>, before: Before) {
    signal.await;
    let told = before.bring_back(anyhow!(
        "The restore was interrupted; nothing was restored."
    ));
    writeln!(io::stderr(), "reedling: {}", sentence(&told)).ok();
    process::exit(1);
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
#[derive(Clone)]
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

    /// Removes what is new; answers why the restore failed, and after that what could not be removed.
    fn bring_back(&self, cause: Error) -> Error {
        match self.remove() {
            Ok(()) => cause,
            Err(left) => anyhow!("{} {}", sentence(&cause), sentence(&left)),
        }
    }

    fn remove(&self) -> Result<()> {
        if let Some(file) = &self.new_file {
            database_file::remove(file)
                .with_context(|| format!("The empty database {} stays behind", file.display()))?;
        }
        if let Some(folder) = &self.new_folder {
            // It may be missing, or contain files that somebody else has put there meanwhile.
            fs::remove_dir(folder).ok();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn why_a_restore_failed_is_told_before_what_stays_behind() {
        let folder = std::env::temp_dir().join(format!("reedling-restore-{}", process::id()));
        let file = folder.join("school.db");
        // A folder in the place of a file is not removed.
        fs::create_dir_all(&file).expect("a folder");
        let before = Before {
            new_folder: None,
            new_file: Some(file.clone()),
        };
        let told = before.bring_back(anyhow!("The backup is cut off."));
        fs::remove_dir_all(&folder).expect("removed");
        let expected = format!(
            "The backup is cut off. The empty database {} stays behind: ",
            file.display()
        );
        assert!(told.to_string().starts_with(&expected), "{told}");
    }
}
