//! Mail without a mail server: into files of the data folder.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use crate::support::{Folder, Server};

/// Waits for the one mail of the folder.
fn only_mail(folder: &Path) -> String {
    let until = Instant::now() + Duration::from_secs(20);
    while Instant::now() < until {
        let mails: Vec<_> = folder
            .join("mail")
            .read_dir()
            .into_iter()
            .flatten()
            .collect();
        if let [Ok(mail)] = &mails[..] {
            let text = std::fs::read_to_string(mail.path()).unwrap();
            if !text.is_empty() {
                return text;
            }
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("no mail was written");
}

// SRV-27.
#[tokio::test]
async fn srv_27_without_mail_server_mail_is_file_and_link_logged() {
    let folder = Folder::new();
    let mut command = folder.reedling(&["serve", "--public-url", "https://school.example"]);
    let server = Server::start(command.env("RUST_LOG", "trace"));
    let body =
        json!({ "name": "Ada Quill", "email": "Ada@Music.example", "password": "quill-ink" });
    let answer = server.post("/api/auth/register", &body).await;
    assert!(
        answer.status().is_success(),
        "{}",
        answer.text().await.unwrap()
    );

    let mail = only_mail(folder.path());
    assert!(
        mail.contains("To: \"Ada Quill\" <ada@music.example>"),
        "{mail}"
    );
    assert!(
        mail.contains("Subject: Activate your Reedling account"),
        "{mail}"
    );
    assert!(mail.contains("Content-Type: text/plain"));
    assert!(mail.contains("Content-Type: text/html"));
    let log = server.log_until("mail written");
    let (others, line) = log.trim_end().rsplit_once('\n').unwrap();
    assert!(
        line.contains("https://school.example/auth/activate"),
        "{line}"
    );
    // Of the mail there is nothing else in the log.
    assert!(
        !log.contains("Quill") && !log.contains("quill-ink"),
        "{log}"
    );
    assert!(!others.to_lowercase().contains("music.example"), "{others}");
}
