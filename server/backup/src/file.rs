//! The file of a backup: it is there when it is whole, or not at all.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use reedling_db::data_folder;

/// A file that is written under another name, for its owner alone, and takes its own name when it is finished.
/// Given up before, it goes.
pub struct NewFile {
    file: io::BufWriter<File>,
    partial: PathBuf,
    path: PathBuf,
}

impl NewFile {
    /// Begins the file beside the place that it will have.
    pub fn create(path: &Path) -> io::Result<Self> {
        let mut partial = OsString::from(path);
        partial.push(format!(".{}.partial", std::process::id()));
        let partial = PathBuf::from(partial);
        Ok(Self {
            file: io::BufWriter::new(data_folder::create_private(&partial)?),
            partial,
            path: path.to_owned(),
        })
    }

    /// Writes everything to the disk and gives the file its name, in place of an earlier one.
    pub fn finish(mut self) -> io::Result<()> {
        self.file.flush()?;
        self.file.get_ref().sync_all()?;
        fs::rename(&self.partial, &self.path)?;
        // The name is on the disk when its folder is.
        let folder = self
            .path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        // Once it has its name there is nothing left under the other one.
        fs::remove_file(&self.partial).ok();
    }
}
