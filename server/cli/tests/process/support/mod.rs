//! A folder of its own for each test, and the executable in it.

#[path = "../../../../tests/support/postgres.rs"]
pub mod postgres;
mod server;

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::Mutex,
};

use uuid::Uuid;

pub use self::server::{Server, lines};

/// A data folder that goes when the test ends, and the databases that were made beside it.
pub struct Folder(PathBuf, Mutex<Vec<postgres::Database>>);

impl Folder {
    /// A new, empty one.
    pub fn new() -> Self {
        let path = std::env::temp_dir().join(format!("reedling-test-{}", Uuid::new_v4()));
        std::fs::create_dir(&path).unwrap();
        Self(path, Mutex::default())
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The default database in it.
    pub fn database_url(&self) -> String {
        format!("sqlite://{}", self.0.join("reedling.db").display())
    }

    /// The executable with this data folder and a free port; whoever registers may join.
    pub fn reedling(&self, arguments: &[&str]) -> Command {
        Self::reedling_in(&self.0, arguments)
    }

    /// The same, for a thread that the folder outlives.
    pub fn reedling_in(folder: &Path, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reedling"));
        command
            .args(arguments)
            .env_clear()
            .env("REEDLING_DATA_DIR", folder)
            .env("REEDLING_BIND", "127.0.0.1:0")
            .env("REEDLING_SCHOOL_TIME_ZONE", "Europe/Berlin")
            .env("REEDLING_REGISTRATION", "open")
            .stdin(Stdio::null());
        command
    }

    /// The same from a shell, which does that before: a limit of the process, a signal that it ignores.
    pub fn reedling_after(&self, before: &str, arguments: &[&str]) -> Command {
        let plain = self.reedling(arguments);
        let mut command = Command::new("bash");
        command
            .args(["-c", &format!("{before} && exec \"$0\" \"$@\"")])
            .arg(plain.get_program())
            .args(plain.get_args())
            .env_clear()
            .envs(
                plain
                    .get_envs()
                    .filter_map(|(name, value)| Some((name, value?))),
            )
            .env("PATH", "/usr/bin:/bin")
            .stdin(Stdio::null());
        command
    }

    /// The same with file systems of its own, of which it mounts one before.
    pub fn reedling_unshared(&self, mount: &str, arguments: &[&str]) -> Command {
        let inner = self.reedling_after(mount, arguments);
        let mut command = Command::new("unshare");
        command
            .args(["--map-root-user", "--mount"])
            .arg(inner.get_program())
            .args(inner.get_args())
            .env_clear()
            .envs(
                inner
                    .get_envs()
                    .filter_map(|(name, value)| Some((name, value?))),
            )
            .stdin(Stdio::null());
        command
    }

    /// Runs a command to its end and expects it to succeed.
    pub fn run(&self, arguments: &[&str]) -> Output {
        let output = self.reedling(arguments).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        output
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// What a command that must fail says, which is one line.
pub fn refusal(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    let sentences: Vec<&str> = said
        .lines()
        .filter(|line| line.starts_with("reedling: "))
        .collect();
    assert_eq!(sentences.len(), 1, "{said}");
    sentences[0]["reedling: ".len()..].to_owned()
}

/// Runs a command that reads one line from standard input.
pub fn with_input(command: &mut Command, line: &str) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    writeln!(child.stdin.take().unwrap(), "{line}").unwrap();
    child.wait_with_output().unwrap()
}

/// A new database of each kind: a file, and one of PostgreSQL unless only SQLite is tested.
pub async fn new_databases(folder: &Folder) -> Vec<String> {
    let mut urls = vec![folder.database_url()];
    if let Some(database) = postgres::Database::empty().await {
        urls.push(database.url.clone());
        folder.1.lock().unwrap().push(database);
    }
    urls
}
