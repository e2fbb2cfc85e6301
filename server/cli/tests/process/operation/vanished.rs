//! Somebody takes the database's file away while the school is being served.

use std::{
    fs,
    time::{Duration, Instant},
};

use reedling_db::Db;
use sea_orm::ConnectionTrait;
use serde_json::{Value, json};

use crate::support::{Folder, Server};

/// How long the probe needs to be sure: two looks, five seconds apart, and a little.
const NOTICED: Duration = Duration::from_secs(14);

/// Registers somebody; whether the answer says that it is done.
async fn registers(server: &Server, name: &str) -> bool {
    let email = format!("{name}@music.example");
    let body = json!({ "name": "Ada Quill", "email": email, "password": "Minuet-72!" });
    let answer = server.post("/api/auth/register", &body).await;
    if answer.status().is_success() {
        return true;
    }
    assert_eq!(answer.status(), 503, "{name}");
    assert!(answer.headers().contains_key("retry-after"));
    let body: Value = answer.json().await.unwrap();
    assert_eq!(body["code"], "unavailable");
    false
}

/// Waits until health says that, and tells what it says of the database.
async fn health_is(server: &Server, status: u16) -> Value {
    let begun = Instant::now();
    loop {
        let answer = server.get("/api/health").await;
        let found = answer.status();
        let body: Value = answer.json().await.unwrap();
        if found == status {
            return body;
        }
        assert!(begun.elapsed() < NOTICED, "{body}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

// WIRE-10.
#[cfg(unix)]
#[tokio::test]
async fn wire_10_moved_database_file_is_noticed() {
    let folder = Folder::new();
    let file = folder.path().join("reedling.db");
    let aside = folder.path().join("aside.db");
    folder.run(&["seed-demo"]);
    let server = Server::start(&mut folder.reedling(&["serve"]));
    assert!(registers(&server, "before").await);

    // Moved away: nothing is taken any more, from the first moment on.
    fs::rename(&file, &aside).unwrap();
    assert!(!registers(&server, "while-away").await);
    let health = health_is(&server, 503).await;
    assert_eq!(health["database"], "is not the file that was opened");
    assert!(!registers(&server, "still-away").await);
    assert_eq!(
        server.get("/api/stats").await.status(),
        200,
        "reading goes on"
    );

    // Another file in its place is not the one that is open.
    fs::copy(&aside, &file).unwrap();
    assert!(!registers(&server, "replaced").await);
    health_is(&server, 503).await;

    // Brought back, it is written to again.
    fs::rename(&aside, &file).unwrap();
    assert!(registers(&server, "after").await);
    health_is(&server, 200).await;
    server.end();

    // What was answered as done is there; nothing else was answered so.
    let server = Server::start(&mut folder.reedling(&["serve"]));
    for name in ["before", "after"] {
        let body = json!({ "email": format!("{name}@music.example"), "password": "Minuet-72!" });
        assert_eq!(
            server.post("/api/auth/login", &body).await.status(),
            403,
            "{name} is known"
        );
    }
}

// WIRE-10. Whatever is read at once, and however much later, no connection is opened that would find another file, or none.
#[cfg(unix)]
#[tokio::test]
async fn wire_10_every_reader_goes_on_with_the_file_that_was_opened() {
    let folder = Folder::new();
    let file = folder.path().join("reedling.db");
    let url = format!("sqlite://{}", file.display());
    let db = Db::connect_to_serve(&url, Duration::from_secs(30))
        .await
        .unwrap();
    let table = "CREATE TABLE kept (number INTEGER)";
    db.write().execute_unprepared(table).await.unwrap();
    fs::rename(&file, folder.path().join("aside.db")).unwrap();
    let mut readers = Vec::new();
    for _ in 0..db.readers() {
        let reader = db.begin_snapshot().await.unwrap();
        let read = reader.execute_unprepared("SELECT number FROM kept").await;
        read.unwrap();
        readers.push(reader);
    }
    drop(readers);
    db.close().await;
}

// A change is answered as done when it is on the disk: without the log that it was written to, it never is.
#[cfg(unix)]
#[tokio::test]
async fn a_write_ahead_log_that_was_moved_away_is_noticed() {
    let folder = Folder::new();
    let log = folder.path().join("reedling.db-wal");
    let aside = folder.path().join("aside");
    folder.run(&["seed-demo"]);
    let server = Server::start(&mut folder.reedling(&["serve"]));
    assert!(registers(&server, "before").await);
    fs::rename(&log, &aside).unwrap();
    assert!(!registers(&server, "while-away").await);
    health_is(&server, 503).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_data_folder_that_was_removed_is_noticed() {
    let folder = Folder::new();
    let data = folder.path().join("data");
    let within = |command: &str| {
        let mut command = folder.reedling(&[command]);
        command.env("REEDLING_DATA_DIR", &data);
        command
    };
    assert!(within("seed-demo").status().unwrap().success());
    let server = Server::start(&mut within("serve"));
    assert!(registers(&server, "before").await);
    fs::remove_dir_all(&data).unwrap();
    for number in 0..20 {
        assert!(!registers(&server, &format!("ada{number}")).await);
    }
    health_is(&server, 503).await;
    assert!(
        !data.join("reedling.db").exists(),
        "none is made in its place"
    );
}
