//! No room is left for the database.

use std::process::Command;

use reqwest::Response;
use serde_json::{Value, json};

use crate::support::{Folder, Server};

/// How large a file may become, in units of 1,024 bytes: less than SQLite's log takes before it is folded in.
const ROOM: u32 = 3072;

/// Schedules a year of lessons under that title.
async fn schedule(server: &Server, token: &str, student: &str, title: &str) -> Response {
    let body = json!({
        "studentId": student, "title": title, "startTime": "2031-01-06T15:00:00Z", "duration": 30,
        "recurrenceType": "weekly", "recurrenceEndType": "count", "recurrenceCount": 52,
    });
    let request = server
        .client
        .post(format!("{}/api/teachers/lessons", server.url));
    request.bearer_auth(token).json(&body).send().await.unwrap()
}

async fn read(server: &Server, token: &str, path: &str) -> Value {
    let request = server.client.get(format!("{}{path}", server.url));
    let answer = request.bearer_auth(token).send().await.unwrap();
    assert_eq!(answer.status(), 200, "{path}");
    answer.json().await.unwrap()
}

/// Titles of the lessons that were scheduled here, one for each year of them.
async fn years(server: &Server, token: &str) -> Vec<String> {
    let lessons = read(
        server,
        token,
        "/api/teachers/lessons?startDate=2031-01-01T00:00:00Z",
    )
    .await;
    let mut titles: Vec<String> = Vec::new();
    for lesson in lessons["lessons"].as_array().unwrap() {
        titles.push(lesson["title"].as_str().unwrap().to_owned());
    }
    titles.sort_by_key(|title| title.parse::<u32>().unwrap());
    let whole = titles
        .chunks(52)
        .all(|year| year.len() == 52 && year[0] == year[51]);
    assert!(whole, "a year is half written");
    titles.dedup();
    titles
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn full_disk_loses_nothing_and_recovers_without_restart() {
    let folder = Folder::new();
    folder.run(&["seed-demo"]);
    // A file that may not grow is refused as one on a full disk is, and needs no disk of its own.
    let limit = format!("trap '' XFSZ && ulimit -S -f {ROOM}");
    let server = Server::start(&mut folder.reedling_after(&limit, &["serve"]));
    let token = server
        .token_of("teacher@reedling.test", "Practice-makes-1t!")
        .await;
    let students = read(&server, &token, "/api/teachers/students").await;
    let student = students["students"][0]["id"].as_str().unwrap().to_owned();

    let mut acknowledged = Vec::new();
    let refused = loop {
        let title = acknowledged.len().to_string();
        let answer = schedule(&server, &token, &student, &title).await;
        if answer.status() != 200 {
            break answer;
        }
        acknowledged.push(title);
        assert!(acknowledged.len() < 100, "the disk does not fill up");
    };
    assert!(!acknowledged.is_empty());
    assert_eq!(refused.status(), 503);
    assert!(refused.headers().contains_key("retry-after"));
    let body: Value = refused.json().await.unwrap();
    assert_eq!(body["code"], "unavailable");
    // It stays like that, reading goes on, and nothing of what was refused is there.
    assert_eq!(
        schedule(&server, &token, &student, "refused")
            .await
            .status(),
        503
    );
    assert_eq!(years(&server, &token).await, acknowledged);

    // Somebody makes room.
    let mut room = Command::new("prlimit");
    room.args(["--pid", &server.id().to_string(), "--fsize=unlimited"]);
    assert!(room.status().unwrap().success());
    for _ in 0..20 {
        let title = acknowledged.len().to_string();
        assert_eq!(
            schedule(&server, &token, &student, &title).await.status(),
            200
        );
        acknowledged.push(title);
    }
    assert_eq!(years(&server, &token).await, acknowledged);

    // Killed after that, it finds everything again.
    drop(server);
    let server = Server::start(&mut folder.reedling(&["serve"]));
    assert_eq!(years(&server, &token).await, acknowledged);
}
