//! Mail: to the mail server of the settings, else into files of the data folder.

use std::{
    io::{BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    sync::mpsc,
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
async fn srv_27_without_a_mail_server_a_mail_is_a_file_and_its_link_is_logged() {
    let folder = Folder::new();
    let mut command = folder.reedling(&["serve", "--public-url", "https://school.example"]);
    let server = Server::start(&mut command);
    let body = json!({ "name": "Ada Quill", "email": "Ada@Music.example", "password": "sonata" });
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
    let line = server.logged("mail written");
    assert!(
        line.contains("https://school.example/auth/activate"),
        "{line}"
    );
    assert!(!line.contains("Quill"), "{line}");
}

// SRV-27.
#[tokio::test]
async fn srv_27_with_a_mail_server_a_mail_goes_there() {
    let folder = Folder::new();
    let (address, mails) = mail_server();
    let mut command = folder.reedling(&["serve"]);
    command
        .env("REEDLING_SMTP_URL", format!("smtp://{address}"))
        .env("REEDLING_MAIL_FROM", "Quill School <school@music.example>");
    let server = Server::start(&mut command);
    let body = json!({ "name": "Ada Quill", "email": "ada@music.example", "password": "sonata" });
    let answer = server.post("/api/auth/register", &body).await;
    assert!(answer.status().is_success());

    let mail = mails.recv_timeout(Duration::from_secs(20)).unwrap();
    assert!(mail.contains("MAIL FROM:<school@music.example>"), "{mail}");
    assert!(mail.contains("RCPT TO:<ada@music.example>"), "{mail}");
    assert!(
        mail.contains("Subject: Activate your Reedling account"),
        "{mail}"
    );
    assert!(!folder.path().join("mail").exists());
}

/// A mail server that takes everything; each finished mail comes out with its envelope.
fn mail_server() -> (String, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            converse(stream, &send);
        }
    });
    (address, receive)
}

fn converse(mut stream: TcpStream, mails: &mpsc::Sender<String>) {
    let lines = BufReader::new(stream.try_clone().unwrap()).lines();
    stream.write_all(b"220 ready\r\n").unwrap();
    let (mut heard, mut in_mail) = (String::new(), false);
    for line in lines.map_while(Result::ok) {
        heard.push_str(&line);
        heard.push('\n');
        let answer = match line.as_str() {
            "." => {
                in_mail = false;
                mails.send(std::mem::take(&mut heard)).ok();
                "250 taken\r\n"
            }
            _ if in_mail => continue,
            "DATA" => {
                in_mail = true;
                "354 go on\r\n"
            }
            _ => "250 ok\r\n",
        };
        if stream.write_all(answer.as_bytes()).is_err() {
            return;
        }
    }
}
