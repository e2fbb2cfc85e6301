//! Killed while it writes: what was answered is there afterwards, and nothing is half done.

use std::{collections::BTreeMap, time::Duration};

use reedling_db::Db;
use reqwest::Client;
use sea_orm::{ConnectionTrait, DbBackend, Statement};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::support::{Folder, Server, new_databases};

/// Lessons of a series.
const SERIES: usize = 6;
/// How often the server is killed.
const ROUNDS: usize = 3;

/// Schedules one series after another until the server is gone; the titles of those that it has acknowledged.
async fn schedule(
    client: Client,
    url: String,
    token: String,
    student: String,
    who: String,
) -> Vec<String> {
    let mut acknowledged = Vec::new();
    for number in 0.. {
        let title = format!("{who} {number}");
        let body = json!({
            "studentId": student, "title": title, "startTime": "2031-01-06T15:00:00Z", "duration": 30,
            "recurrenceType": "weekly", "recurrenceEndType": "count", "recurrenceCount": SERIES,
        });
        let request = client.post(format!("{url}/api/teachers/lessons"));
        match request.bearer_auth(&token).json(&body).send().await {
            Ok(answer) if answer.status() == 200 => acknowledged.push(title),
            Ok(answer) => panic!("{}", answer.status()),
            Err(_) => break,
        }
    }
    acknowledged
}

/// How many lessons of each title there are.
async fn written(db: &Db) -> BTreeMap<String, i64> {
    let sql =
        "SELECT title, COUNT(*) AS lessons FROM lesson WHERE title LIKE 'Round%' GROUP BY title";
    let rows = db
        .read()
        .query_all_raw(Statement::from_string(db.backend(), sql))
        .await
        .unwrap();
    let row = |row: &sea_orm::QueryResult| {
        (
            row.try_get("", "title").unwrap(),
            row.try_get("", "lessons").unwrap(),
        )
    };
    rows.iter().map(row).collect()
}

#[tokio::test]
async fn acknowledged_writes_survive_kill_and_series_stay_whole() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let with = |command: &str| {
            let mut command = folder.reedling(&[command]);
            command.env("REEDLING_DATABASE_URL", &url);
            command
        };
        assert!(with("seed-demo").status().unwrap().success());
        let mut acknowledged = Vec::new();
        for round in 0..ROUNDS {
            let server = Server::start(&mut with("serve"));
            let token = server
                .token_of("teacher@reedling.test", "Practice-makes-1t!")
                .await;
            let students = server
                .client
                .get(format!("{}/api/teachers/students", server.url));
            let students: Value = students
                .bearer_auth(&token)
                .send()
                .await
                .unwrap()
                .json()
                .await
                .unwrap();
            let student = students["students"][0]["id"].as_str().unwrap();
            let writers: Vec<_> = (0..4)
                .map(|writer| {
                    let who = format!("Round {round} writer {writer}");
                    let (client, url) = (server.client.clone(), server.url.clone());
                    tokio::spawn(schedule(
                        client,
                        url,
                        token.clone(),
                        student.to_owned(),
                        who,
                    ))
                })
                .collect();
            sleep(Duration::from_millis(800)).await;
            // Dropping it kills it, without a word before.
            drop(server);
            for writer in writers {
                acknowledged.extend(writer.await.unwrap());
            }
        }
        assert!(acknowledged.len() > 4 * ROUNDS, "{acknowledged:?}");

        let server = Server::start(&mut with("serve"));
        assert_eq!(server.get("/api/health").await.status(), 200);
        let db = Db::connect(&url).await.unwrap();
        let written = written(&db).await;
        for title in &acknowledged {
            assert!(
                written.contains_key(title),
                "{title} was acknowledged and is lost"
            );
        }
        for (title, lessons) in &written {
            assert_eq!(
                usize::try_from(*lessons).unwrap(),
                SERIES,
                "{title} is half done"
            );
        }
        if db.backend() == DbBackend::Sqlite {
            let check = Statement::from_string(db.backend(), "PRAGMA integrity_check");
            let found = db.read().query_one_raw(check).await.unwrap().unwrap();
            assert_eq!(found.try_get_by_index::<String>(0).unwrap(), "ok");
        }
        db.close().await;
    }
}
