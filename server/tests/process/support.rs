//! A folder of its own for each test, and the executable in it.

#[path = "../support/postgres.rs"]
mod postgres;

use std::{
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    sync::{Mutex, mpsc},
    thread,
    time::{Duration, Instant},
};

use reedling_server::security::tls;
use reqwest::{Client, Response};
use serde_json::{Value, json};
use uuid::Uuid;

/// Debug builds on a busy machine are slow to start.
const PATIENCE: Duration = Duration::from_secs(30);

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

    /// The executable with this data folder, a free port and no other setting.
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

/// A serving process; it ends with the test.
pub struct Server {
    child: Child,
    log: mpsc::Receiver<String>,
    /// Where it listens.
    pub url: String,
    /// Asks it.
    pub client: Client,
}

impl Server {
    /// Starts it and waits until it is ready.
    pub fn start(command: &mut Command) -> Self {
        tls::use_ring();
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let log = lines(child.stderr.take().unwrap());
        let ready = lines(child.stdout.take().unwrap())
            .recv_timeout(PATIENCE)
            .unwrap();
        let url = ready.strip_prefix("listening on ").unwrap().to_owned();
        Self {
            child,
            log,
            url,
            client: Client::new(),
        }
    }

    /// Reads a path.
    pub async fn get(&self, path: &str) -> Response {
        let url = format!("{}{path}", self.url);
        self.client.get(url).send().await.unwrap()
    }

    /// Posts JSON.
    pub async fn post(&self, path: &str, body: &Value) -> Response {
        let url = format!("{}{path}", self.url);
        self.client.post(url).json(body).send().await.unwrap()
    }

    /// The role of whoever signs in with that.
    pub async fn sign_in(&self, email: &str, password: &str) -> Option<String> {
        let body = json!({ "email": email, "password": password });
        let response = self.post("/api/auth/login", &body).await;
        let answer: Value = response.json().await.unwrap();
        answer["user"]["role"].as_str().map(str::to_owned)
    }

    /// The token of whoever signs in with that.
    pub async fn token_of(&self, email: &str, password: &str) -> String {
        let body = json!({ "email": email, "password": password });
        let answer: Value = self
            .post("/api/auth/login", &body)
            .await
            .json()
            .await
            .unwrap();
        answer["token"].as_str().expect("a session").to_owned()
    }

    /// The next log line that contains the text.
    pub fn logged(&self, text: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = self.log.recv_timeout(left).unwrap();
            if line.contains(text) {
                return line;
            }
        }
    }

    /// Every log line up to the next one that contains the text.
    pub fn log_until(&self, text: &str) -> String {
        let until = Instant::now() + PATIENCE;
        let mut log = String::new();
        while !log.contains(text) {
            let left = until.saturating_duration_since(Instant::now());
            log.push_str(&self.log.recv_timeout(left).unwrap());
            log.push('\n');
        }
        log
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Tells it to end, as an operator's system does.
    pub fn tell_to_end(&self) {
        let told = Command::new("kill")
            .args(["-TERM", &self.child.id().to_string()])
            .status()
            .unwrap();
        assert!(told.success());
    }

    /// Waits until it has ended, and says with which status.
    pub fn status(&mut self) -> Option<i32> {
        self.child.wait().unwrap().code()
    }

    /// Ends it, and says how long that took and whether it ended well.
    pub fn end(mut self) -> (Duration, bool) {
        let begun = Instant::now();
        self.tell_to_end();
        let well = self.status() == Some(0);
        (begun.elapsed(), well)
    }

    /// Ends it, and gives everything that it has logged and nobody has read yet.
    pub fn end_and_read(mut self) -> String {
        self.tell_to_end();
        self.status();
        self.log.iter().collect::<Vec<_>>().join("\n")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// The lines that a process writes, as they come.
pub fn lines(stream: impl std::io::Read + Send + 'static) -> mpsc::Receiver<String> {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            // Reading goes on when nobody listens any more, so that the process never blocks.
            send.send(line).ok();
        }
    });
    receive
}

/// A new database for each kind that can be tested here: a file, and one on the server that
/// `REEDLING_TEST_POSTGRES_URL` names.
pub async fn new_databases(folder: &Folder) -> Vec<String> {
    let mut urls = vec![folder.database_url()];
    if let Some(database) = postgres::Database::empty().await {
        urls.push(database.url.clone());
        folder.1.lock().unwrap().push(database);
    }
    urls
}
