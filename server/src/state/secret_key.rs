//! The key that encrypts secrets in the database. No backup contains it: without it the encrypted secrets are useless.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use reedling_db::data_folder;
use secrecy::ExposeSecret;
use uuid::Uuid;

use crate::{config::Config, security::sealing::SealingKey};

/// The key of the settings; on SQLite without one, that of the file `secret.key` in the data folder, which the first
/// start creates. None, with a warning, when there is no such file and it cannot be created.
pub fn load(config: &Config) -> Option<SealingKey> {
    if let Some(key) = &config.secret_key {
        return Some(key.clone());
    }
    if !config.database_url.expose_secret().starts_with("sqlite:") {
        return None;
    }
    let file = path(&config.data_dir);
    let kept = read_or_make(&file);
    if let Err(error) = &kept {
        tracing::warn!(%error, "two-factor sign-in is not possible: the key {} cannot be used", file.display());
    }
    kept.ok()
}

/// The path of the key file.
pub fn path(data_dir: &Path) -> PathBuf {
    data_dir.join("secret.key")
}

fn read_or_make(file: &Path) -> io::Result<SealingKey> {
    match fs::read_to_string(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            make(file)?;
            parse(&fs::read_to_string(file)?)
        }
        read => parse(&read?),
    }
}

fn parse(text: &str) -> io::Result<SealingKey> {
    let is_no_key = || io::Error::new(io::ErrorKind::InvalidData, "it is not 32 bytes in Base64");
    SealingKey::parse(text).ok_or_else(is_no_key)
}

/// Writes a new key to a temporary file and links it when it is complete. If another process was faster, its key stays.
fn make(file: &Path) -> io::Result<()> {
    let written = file.with_extension(format!("{}.new", Uuid::now_v7().simple()));
    let key = SealingKey::generate().to_base64();
    let linked = write(&written, &key).and_then(|()| fs::hard_link(&written, file));
    fs::remove_file(&written).ok();
    match linked {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        linked => linked,
    }
}

fn write(file: &Path, key: &str) -> io::Result<()> {
    use io::Write;
    let mut file = data_folder::create_private(file)?;
    writeln!(file, "{key}")?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A data folder of its own.
    struct Folder(PathBuf);

    impl Folder {
        fn new() -> Self {
            let folder = std::env::temp_dir().join(format!("reedling-key-{}", Uuid::now_v7()));
            fs::create_dir(&folder).unwrap();
            Self(folder)
        }

        fn load(&self, database_url: &str) -> Option<String> {
            let config = Config::with_database(database_url, &self.0).unwrap();
            load(&config).map(|key| key.to_base64())
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).ok();
        }
    }

    #[test]
    fn sqlite_makes_a_private_key_once() {
        let folder = Folder::new();
        let key = folder.load("sqlite::memory:").unwrap();
        assert_eq!(folder.load("sqlite::memory:").unwrap(), key);
        let found: Vec<_> = fs::read_dir(&folder.0).unwrap().collect();
        assert_eq!(found.len(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(path(&folder.0)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn postgres_has_the_key_of_the_settings_or_none() {
        let folder = Folder::new();
        assert_eq!(folder.load("postgres://localhost/reedling"), None);
        assert!(!path(&folder.0).exists());
    }

    #[test]
    fn a_damaged_key_is_neither_used_nor_replaced() {
        let folder = Folder::new();
        fs::write(path(&folder.0), "not a key").unwrap();
        assert_eq!(folder.load("sqlite::memory:"), None);
        let kept = fs::read_to_string(path(&folder.0)).unwrap();
        assert_eq!(kept, "not a key");
    }

    #[test]
    fn processes_that_start_at_once_have_one_key() {
        let folder = Folder::new();
        let keys: Vec<String> = std::thread::scope(|scope| {
            let start = || scope.spawn(|| folder.load("sqlite::memory:").unwrap());
            let started: Vec<_> = (0..8).map(|_| start()).collect();
            started.into_iter().map(|one| one.join().unwrap()).collect()
        });
        assert!(keys.iter().all(|key| *key == keys[0]));
    }
}
