//! The file of an SQLite database, and whether it has been replaced since it was opened.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// An open database file. A process keeps writing to a file that was removed or replaced, and those writes are lost.
#[derive(Clone, Debug)]
pub struct DatabaseFile {
    path: PathBuf,
    #[cfg(unix)]
    opened: (u64, u64),
}

impl DatabaseFile {
    /// The file of a `sqlite:` address that was just opened; none for a database in memory or on a server.
    ///
    /// # Errors
    /// When the file system does not tell of it.
    pub fn opened(url: &str) -> io::Result<Option<Self>> {
        let Some(path) = path_of(url) else {
            return Ok(None);
        };
        Ok(Some(Self {
            #[cfg(unix)]
            opened: identity(&path)?,
            path,
        }))
    }

    /// Whether the file at its path is the one that was opened.
    #[cfg(unix)]
    pub fn is_in_place(&self) -> bool {
        identity(&self.path).is_ok_and(|found| found == self.opened)
    }

    /// Other systems: whether it exists.
    #[cfg(not(unix))]
    pub fn is_in_place(&self) -> bool {
        self.path.exists()
    }

    /// Where the file was opened.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The folder that the file is in.
    pub fn folder(&self) -> &Path {
        match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        }
    }
}

/// Path of the file that a `sqlite:` address names; absent for a database in memory or on a server.
pub fn path_of(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    let path = path.split('?').next().unwrap_or_default();
    let is_file = !path.is_empty() && path != ":memory:";
    is_file.then(|| path.replace("%3F", "?").replace("%25", "%").into())
}

/// Removes a database file and what SQLite keeps beside it.
pub fn remove(path: &Path) -> io::Result<()> {
    for suffix in ["", "-wal", "-shm", "-journal"] {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        match fs::remove_file(name) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// The device and inode of a file, which no other file has while it is open.
#[cfg(unix)]
fn identity(path: &Path) -> io::Result<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    let found = fs::metadata(path)?;
    Ok((found.dev(), found.ino()))
}
