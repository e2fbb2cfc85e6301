//! Health while nothing can be written.

#![allow(clippy::print_stdout, reason = "the test tells what it measured")]

use std::{
    fs,
    io::Write,
    path::PathBuf,
    time::{Duration, Instant},
};

use sea_orm::sqlx::{Connection, Executor, SqliteConnection};
use serde_json::{Value, json};

use crate::support::{Folder, Server};

/// How long the probe needs to be sure: two looks, five seconds apart, each of some seconds.
const NOTICED: Duration = Duration::from_secs(18);

/// Waits until health has that status.
async fn health_is(server: &Server, status: u16) -> (Value, Duration) {
    let begun = Instant::now();
    loop {
        let answer = server.get("/api/health").await;
        let found = answer.status();
        let body: Value = answer.json().await.unwrap();
        if found == status {
            return (body, begun.elapsed());
        }
        assert!(begun.elapsed() < NOTICED, "{body}");
        assert!(body["age"].as_u64().unwrap() < 15, "{body}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// The status of a change that nobody needs to be signed in for.
async fn register(server: &Server, name: &str) -> u16 {
    let email = format!("{name}@music.example");
    let body = json!({ "name": "Ada Quill", "email": email, "password": "Minuet-72!" });
    server
        .post("/api/auth/register", &body)
        .await
        .status()
        .as_u16()
}

// WIRE-11.
#[tokio::test]
async fn wire_11_health_fails_while_somebody_else_holds_the_lock() {
    let folder = Folder::new();
    folder.run(&["seed-demo"]);
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let mut other = SqliteConnection::connect(&folder.database_url())
        .await
        .unwrap();
    health_is(&server, 200).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let (body, took) = health_is(&server, 503).await;
    println!("a foreign lock was told after {took:?}");
    assert_eq!(body["database"], "cannot be written to");
    assert_eq!(register(&server, "locked").await, 503);
    other.execute("ROLLBACK").await.unwrap();
    health_is(&server, 200).await;
    assert_eq!(register(&server, "free").await, 200);
}

// WIRE-11.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn wire_11_health_fails_while_the_disk_is_full() {
    let folder = Folder::new();
    // A disk of its own, which nobody but the server and its children sees.
    let disk = folder.path().join("disk");
    fs::create_dir(&disk).unwrap();
    let executable = env!("CARGO_BIN_EXE_reedling");
    let mount = format!("mount -t tmpfs -o size=24m reedling {}", disk.display());
    let small = format!("{mount} && {executable} seed-demo 1>&2");
    let mut command = folder.reedling_unshared(&small, &["serve"]);
    let server = Server::start(command.env("REEDLING_DATA_DIR", &disk));
    health_is(&server, 200).await;
    assert_eq!(register(&server, "before").await, 200);

    let seen = PathBuf::from(format!("/proc/{}/root{}", server.id(), disk.display()));
    let filler = seen.join("filler");
    let mut file = fs::File::create(&filler).unwrap();
    while file.write_all(&[0; 64 * 1024]).is_ok() {}
    let (body, took) = health_is(&server, 503).await;
    println!("a full disk was told after {took:?}");
    assert_eq!(body["disk"], "is full");
    assert_eq!(
        server.get("/api/stats").await.status(),
        200,
        "reading goes on"
    );

    drop(file);
    fs::remove_file(filler).unwrap();
    health_is(&server, 200).await;
    assert_eq!(register(&server, "after").await, 200);
}
