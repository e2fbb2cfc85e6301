//! The executable while it serves.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use reedling_server::security::tls;
use reqwest::{Client, Response};
use serde_json::{Value, json};

/// Debug builds on a busy machine are slow to start.
const TIMEOUT: Duration = Duration::from_secs(30);

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
        Self::start_after(command).0
    }

    /// The same of a script that says something before.
    pub fn start_after(command: &mut Command) -> (Self, String) {
        tls::use_ring();
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let log = lines(child.stderr.take().unwrap());
        let out = lines(child.stdout.take().unwrap());
        let mut said = String::new();
        let url = loop {
            let Ok(line) = out.recv_timeout(TIMEOUT) else {
                child.kill().ok();
                let logged: Vec<_> = log.iter().collect();
                panic!("not ready; it said {said:?} and logged {logged:#?}");
            };
            if let Some(url) = line.strip_prefix("listening on ") {
                break url.to_owned();
            }
            said.push_str(&line);
            said.push('\n');
        };
        let client = Client::new();
        (
            Self {
                child,
                log,
                url,
                client,
            },
            said,
        )
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
        let until = Instant::now() + TIMEOUT;
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
        let until = Instant::now() + TIMEOUT;
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
