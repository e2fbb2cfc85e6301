//! The data folder, which only the server's own user may read.

use std::{fs, io, path::Path};

use anyhow::{Context, Result, ensure};

use super::database_file;

/// Creates the data folder, and an SQLite database file if need be, readable for their owner only.
///
/// # Errors
/// One sentence when the folder cannot be used.
pub fn prepare(folder: &Path, database_url: &str) -> Result<()> {
    if !folder.exists() {
        create_private_folder(folder)
            .with_context(|| format!("The data folder {} cannot be made", folder.display()))?;
    }
    ensure!(
        folder.is_dir(),
        "The data folder {} is not a folder.",
        folder.display()
    );
    fs::read_dir(folder)
        .with_context(|| format!("The data folder {} cannot be read", folder.display()))?;
    warn_if_open(folder);
    if let Some(file) = database_file::path_of(database_url) {
        // The write-ahead log and its index get the mode of the database file.
        touch_private(&file)
            .with_context(|| format!("The database file {} cannot be opened", file.display()))?;
    }
    Ok(())
}

/// Warns the operator when others may read a folder that existed already; its mode is not changed.
fn warn_if_open(folder: &Path) {
    #[cfg(unix)]
    if let Ok(found) = fs::metadata(folder) {
        let mode = std::os::unix::fs::MetadataExt::mode(&found) & 0o777;
        if mode & 0o077 != 0 {
            tracing::warn!(
                "other users of this machine may look into the data folder {} (mode {mode:04o}): chmod 700 keeps it private",
                folder.display()
            );
        }
    }
}

/// Makes a folder, and those above it, for the owner alone.
pub fn create_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Writes a file for the owner alone.
pub fn write_private(file: &Path, contents: &[u8]) -> io::Result<()> {
    use io::Write;
    private().truncate(true).open(file)?.write_all(contents)
}

/// The free space on the disk of a folder, in bytes.
#[cfg(unix)]
pub fn room(folder: &Path) -> io::Result<u64> {
    let disk = rustix::fs::statvfs(folder)?;
    Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// Other systems report no limit.
#[cfg(not(unix))]
pub fn room(_folder: &Path) -> io::Result<u64> {
    Ok(u64::MAX)
}

/// Makes a file for the owner alone; there must be none of that name.
pub fn create_private(file: &Path) -> io::Result<fs::File> {
    private().create_new(true).open(file)
}

/// Makes the file when it is missing; the contents stay.
fn touch_private(file: &Path) -> io::Result<()> {
    private().truncate(false).open(file).map(drop)
}

fn private() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
