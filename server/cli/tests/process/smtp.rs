//! A real SMTP server, from the package `smtp-server`, with a certificate of its own authority.

use std::{
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::mpsc,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::support::lines;

/// Node is slow to start on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(40);

/// A mail server that ends with the test.
pub struct MailServer {
    child: Child,
    heard: mpsc::Receiver<String>,
    /// Where it listens, on 127.0.0.1.
    pub port: u16,
}

impl MailServer {
    /// Starts it; `smtp-server.mjs` says which options there are.
    pub fn start(options: &Value) -> Self {
        let mut child = Command::new("node")
            .arg(support("smtp-server.mjs"))
            .arg(options.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let heard = lines(child.stdout.take().unwrap());
        let first: Value = serde_json::from_str(&heard.recv_timeout(TIMEOUT).unwrap()).unwrap();
        Self {
            child,
            heard,
            port: u16::try_from(first["port"].as_u64().unwrap()).unwrap(),
        }
    }

    /// The next mail that was handed over, whatever was answered.
    pub fn mail(&self) -> Value {
        serde_json::from_str(&self.heard.recv_timeout(TIMEOUT).unwrap()).unwrap()
    }

    /// Every mail that is handed over until nothing comes for that long.
    pub fn mails_until_quiet(&self, quiet: Duration) -> Vec<Value> {
        let mut mails = Vec::new();
        while let Ok(line) = self.heard.recv_timeout(quiet) {
            mails.push(serde_json::from_str(&line).unwrap());
        }
        mails
    }

    /// At least so many mails.
    pub fn mails(&self, many: usize) -> Vec<Value> {
        let begun = Instant::now();
        let mut mails = Vec::new();
        while mails.len() < many && begun.elapsed() < 3 * TIMEOUT {
            mails.push(self.mail());
        }
        mails
    }
}

impl Drop for MailServer {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A file of the tests' support.
pub fn support(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../tests/support")
        .join(name)
}

/// The Message-ID of a mail.
pub fn message_id(mail: &Value) -> &str {
    let text = mail["text"].as_str().unwrap();
    let line = text.lines().find(|line| line.starts_with("Message-ID: "));
    line.unwrap().trim_start_matches("Message-ID: ").trim()
}
