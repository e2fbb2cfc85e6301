//! An operator, or an update, ends the server.

use std::{
    io::{Read, Write},
    net::TcpStream,
    thread::sleep,
    time::{Duration, Instant},
};

use reedling_db::Db;
use sea_orm::EntityTrait;
use serde_json::json;

use crate::{
    fixture::entities::job,
    smtp::MailServer,
    support::{Folder, Server},
};

/// Sends the head of a sign-in and keeps the body back.
fn begin_request(server: &Server, body: &str) -> TcpStream {
    let address = server.url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).unwrap();
    let head = format!(
        "POST /api/auth/login HTTP/1.1\r\nhost: reedling\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream
}

/// What the server answers before it closes the connection.
fn exchange(server: &Server, request: &str) -> String {
    let mut stream = TcpStream::connect(server.url.trim_start_matches("http://")).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn shutdown_waits_for_running_requests() {
    let folder = Folder::new();
    let mut server = Server::start(&mut folder.reedling(&["serve"]));
    let body = json!({ "email": "nobody@music.example", "password": "wrong" }).to_string();
    let mut stream = begin_request(&server, &body);
    sleep(Duration::from_millis(300));
    server.tell_to_end();
    server.logged("\"ending\"");
    // A proxy learns of it before anybody is turned away.
    let told = exchange(
        &server,
        "GET /api/health HTTP/1.1\r\nhost: reedling\r\n\r\n",
    );
    assert!(told.starts_with("HTTP/1.1 503 "), "{told}");
    assert!(told.contains("\"status\":\"ending\""), "{told}");
    assert!(told.contains("connection: close"), "{told}");
    sleep(Duration::from_millis(1600));
    let address = server.url.trim_start_matches("http://");
    assert!(
        TcpStream::connect(address).is_err(),
        "a new client is not accepted any more"
    );
    stream.write_all(body.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 401 "), "{answer}");
    assert!(
        answer.contains("That email and password don't match."),
        "{answer}"
    );
    assert_eq!(server.status(), Some(0));
}

#[test]
fn field_19_a_client_that_had_only_connected_is_answered() {
    let folder = Folder::new();
    let mut server = Server::start(&mut folder.reedling(&["serve"]));
    let address = server.url.trim_start_matches("http://").to_owned();
    let mut stream = TcpStream::connect(&address).unwrap();
    server.tell_to_end();
    server.logged("\"ending\"");
    // By now nobody new is accepted.
    sleep(Duration::from_millis(1300));
    let request = "GET /api/stats HTTP/1.1\r\nhost: reedling\r\n\r\n";
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    assert!(answer.contains("connection: close"), "{answer}");
    assert_eq!(server.status(), Some(0));
}

#[tokio::test]
async fn shutdown_waits_for_running_jobs() {
    let folder = Folder::new();
    let mails = MailServer::start(&json!({ "tls": "none", "delay": 3000 }));
    let mut command = folder.reedling(&["serve"]);
    command
        .env(
            "REEDLING_SMTP_URL",
            format!("smtp://127.0.0.1:{}", mails.port),
        )
        .env("REEDLING_MAIL_FROM", "school@music.example");
    let mut server = Server::start(&mut command);
    let body =
        json!({ "name": "Ada Quill", "email": "ada@music.example", "password": "Minuet-72!" });
    assert!(
        server
            .post("/api/auth/register", &body)
            .await
            .status()
            .is_success()
    );
    // The mail server has it now, and takes three seconds to say so.
    assert_eq!(mails.mail()["to"], json!(["ada@music.example"]));
    server.tell_to_end();
    assert_eq!(server.status(), Some(0));
    let db = Db::connect(&folder.database_url()).await.unwrap();
    let jobs = job::Entity::find().all(db.read()).await.unwrap();
    assert_eq!((jobs[0].state.0.as_str(), jobs[0].attempts), ("done", 1));
}

#[test]
fn a_second_signal_ends_the_server_at_once() {
    let folder = Folder::new();
    let mut server = Server::start(&mut folder.reedling(&["serve"]));
    let _kept = begin_request(&server, "{}");
    sleep(Duration::from_millis(300));
    server.tell_to_end();
    server.logged("\"ending\"");
    let begun = Instant::now();
    server.tell_to_end();
    assert_eq!(server.status(), Some(1));
    assert!(begun.elapsed() < Duration::from_secs(3));
}
