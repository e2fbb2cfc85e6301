//! Adding a student or a parent with an Idempotency-Key (D13).

use std::time::Duration;

use chrono::TimeDelta;
use futures_util::future::join_all;
use reedling_backup::dump;
use sea_orm::{ConnectionTrait, DbBackend, Statement};
use secrecy::ExposeSecret;
use serde_json::{Value, json};

use crate::{
    fixture::cleanup,
    school::{Reply, School},
    support::TestApp,
};

const SCREEN: &str = "/api/students/teacher-create";
const MINOR: &str = "/api/students/minor";
const PARENTS: &str = "/api/teachers/parents";

/// The calls that add somebody, with what they send.
fn calls(school: &School) -> [(&'static str, Value); 3] {
    let screen = json!({
        "name": "Mina Fell", "email": "mina@music.example", "dateOfBirth": "2015-06-10", "grade": "Grade 2",
        "section": "B", "parentName": "Nora Fell", "parentEmail": "nora@music.example", "parentPhone": "0456",
        "address": "Lane 1", "phoneNumber": "0123", "emergencyContact": "Aunt",
    });
    let minor = json!({
        "firstName": "Theo", "lastName": "Bell", "dob": "2016-06-10", "instrument": "Violin", "grade": "Grade 1",
        "parentIds": [school.pat.id],
    });
    let parent =
        json!({ "name": "Paul Hall", "email": "paul@music.example", "phoneNumber": "0789" });
    [(SCREEN, screen), (MINOR, minor), (PARENTS, parent)]
}

/// Tess makes a call under a key; the answer, its text, and whether it was given before.
async fn keyed(school: &School<'_>, path: &str, body: &Value, key: &str) -> (Reply, String, bool) {
    let request = school.client().post(format!("{}{path}", school.url()));
    let request = request.bearer_auth(school.tess.token()).json(body);
    let response = request.header("Idempotency-Key", key).send().await.unwrap();
    let is_replay = response.headers().get("Idempotent-Replay");
    let is_replay = is_replay.is_some_and(|value| value == "true");
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    let body = serde_json::from_str(&text).unwrap();
    (Reply { status, body }, text, is_replay)
}

/// An answer as it may be kept: without the temporary passwords.
fn public(reply: &Reply) -> Value {
    let mut body = reply.body.clone();
    for account in ["student", "parent"] {
        if let Some(account) = body[account].as_object_mut() {
            account.remove("tempPassword");
        }
    }
    body
}

on_both! {
    // WIRE-05: ten at once; then once more, with another body, and under another key.
    async fn wire_05_ten_calls_under_one_key_add_one(app: TestApp) {
        let school = &School::open(&app).await;
        for (path, body) in &calls(school) {
            let before = school.count("user").await;
            let replies = join_all((0..10).map(|_| keyed(school, path, body, path))).await;
            let (first, ..) = replies.iter().find(|(reply, _, replay)| reply.status == 200 && !replay).unwrap();
            for (reply, _, is_replay) in &replies {
                if reply.status == 200 {
                    assert_eq!(public(reply), public(first), "{path}");
                    assert!(reply == first || *is_replay, "{path}");
                } else {
                    let told = (reply.status, &reply.body["code"]);
                    assert_eq!(told, (409, &json!("idempotency_in_progress")), "{path}");
                }
            }
            let added = if *path == SCREEN { 2 } else { 1 };
            assert_eq!(school.count("user").await, before + added, "{path}");

            let (again, text, is_replay) = keyed(school, path, body, path).await;
            assert_eq!((again.status, is_replay), (200, true), "{path}: {text}");
            assert_eq!(public(&again), public(first), "{path}");
            assert!(again.body["student"]["tempPassword"].is_null(), "{path}");
            assert!(again.body["parent"]["tempPassword"].is_null(), "{path}");

            let stored = school.contents().await;
            let mut other = body.clone();
            other["address"] = json!("Lane 2");
            let (other, ..) = keyed(school, path, &other, path).await;
            assert_eq!((other.status, &other.body["code"]), (422, &json!("idempotency_mismatch")));
            assert_eq!(school.contents().await, stored, "{path}");
        }
        let (reply, ..) = keyed(school, PARENTS, &calls(school)[2].1, "another key").await;
        assert_eq!(reply.status, 200);
    }
}

on_both! {
    // WIRE-05: the second call of a key does not wait for the first one.
    async fn wire_05_while_the_first_runs_the_second_is_refused(app: TestApp) {
        let school = &School::open(&app).await;
        let (path, body) = &calls(school)[1];
        let blocker = app.state.db.begin_write().await.unwrap();
        let is_postgres = app.state.db.backend() == DbBackend::Postgres;
        if is_postgres {
            blocker.execute_unprepared("LOCK TABLE activity IN EXCLUSIVE MODE").await.unwrap();
        }
        let later = async {
            tokio::time::sleep(Duration::from_secs(1)).await;
            // One writer after the other: SQLite's second call gets the first one's answer when it comes to its turn.
            let second = is_postgres.then_some(keyed(school, path, body, "a key"));
            let second = match second {
                Some(second) => Some(second.await.0),
                None => None,
            };
            blocker.rollback().await.unwrap();
            second
        };
        let ((first, _, is_replay), second) = tokio::join!(keyed(school, path, body, "a key"), later);
        assert_eq!((first.status, is_replay), (200, false), "{}", first.body);
        if let Some(second) = second {
            assert_eq!((second.status, &second.body["code"]), (409, &json!("idempotency_in_progress")));
        }
        let (third, _, is_replay) = keyed(school, path, body, "a key").await;
        assert_eq!((&third, is_replay), (&first, true));
    }
}

on_both! {
    // WIRE-05, JOIN-15.
    async fn join_15_stored_answer_about_former_student_is_not_replayed(app: TestApp) {
        let school = &School::open(&app).await;
        for (path, body) in &calls(school)[..2] {
            let (first, ..) = keyed(school, path, body, path).await;
            assert!(keyed(school, path, body, path).await.2, "{path}");
            let student = first.body["student"]["id"].as_str().unwrap();
            let left = school.delete(&school.tess, &format!("/api/teachers/students/{student}")).await;
            assert_eq!(left.status, 200, "{}", left.body);
            let before = school.contents().await;
            let (refused, text, is_replay) = keyed(school, path, body, path).await;
            assert_eq!((refused.status, &refused.body["code"]), (403, &json!("not_your_student")), "{path}");
            assert!(!is_replay && !text.contains("music.example"), "{path}: {text}");
            assert_eq!(school.contents().await, before, "{path}: nobody was added");
        }
    }
}

on_both! {
    async fn a_refused_student_leaves_the_key_free(app: TestApp) {
        let school = &School::open(&app).await;
        for (path, body) in &calls(school) {
            let mut refused = body.clone();
            refused["email"] = json!("no address");
            let (refused, ..) = keyed(school, path, &refused, path).await;
            assert_eq!(refused.status, 422, "{path}: {}", refused.body);
            let (reply, _, is_replay) = keyed(school, path, body, path).await;
            assert_eq!((reply.status, is_replay), (200, false), "{path}: {}", reply.body);
        }
    }
}

/// The bytes of a SQLite database and its write-ahead log, and of a backup; on PostgreSQL of the backup.
async fn everything_stored(app: &TestApp) -> Vec<Vec<u8>> {
    let mut backup = Vec::new();
    let now = app.state.clock.now();
    let taken = dump(&app.state.db, now, &mut backup, |_, _| {}).await;
    taken.unwrap();
    let mut stored = vec![zstd::decode_all(backup.as_slice()).unwrap()];
    if app.state.db.backend() == DbBackend::Sqlite {
        let url = app.state.config.database_url.expose_secret();
        let file = url.strip_prefix("sqlite://").unwrap();
        for file in [file.to_owned(), format!("{file}-wal")] {
            stored.push(std::fs::read(file).unwrap());
        }
    }
    stored
}

fn contains(bytes: &[u8], text: &str) -> bool {
    bytes
        .windows(text.len())
        .any(|part| part == text.as_bytes())
}

on_both! {
    // WIRE-05: neither the database nor its log nor a backup has a kept answer with a temporary password.
    async fn wire_05_no_kept_answer_holds_a_temporary_password(app: TestApp) {
        let school = &School::open(&app).await;
        let (path, body) = &calls(school)[0];
        let (reply, text, _) = keyed(school, path, body, "a key").await;
        let secrets = ["student", "parent"].map(|account| reply.body[account]["tempPassword"].as_str().unwrap());
        let quoted = |text: &str| serde_json::to_string(text).unwrap();
        for bytes in everything_stored(&app).await {
            for secret in secrets {
                let told = format!("\"tempPassword\":\"{secret}\"");
                assert!(text.contains(&told), "the answer is written otherwise");
                let in_backup = quoted(&told);
                assert!(!contains(&bytes, &told) && !contains(&bytes, in_backup.trim_matches('"')));
            }
        }
        let kept = school.contents().await.remove("idempotency_key").unwrap();
        assert_eq!(kept.len(), 1);
        assert!(kept[0].contains("mina@music.example"));
        assert!(secrets.iter().all(|secret| !kept[0].contains(secret)), "{kept:?}");
    }
}

on_both! {
    // WIRE-05: what is kept is the public answer, to the byte, whatever this release would answer.
    async fn wire_05_a_kept_answer_outlives_a_release(app: TestApp) {
        let school = &School::open(&app).await;
        let (path, body) = &calls(school)[2];
        let (_, first, _) = keyed(school, path, body, "a key").await;
        let next = app.beside().await;
        let request = school.client().post(format!("{}{path}", next.url)).bearer_auth(school.tess.token());
        let again = request.json(body).header("Idempotency-Key", "a key").send().await.unwrap();
        assert_eq!(again.headers()["Idempotent-Replay"], "true");
        assert_eq!(again.text().await.unwrap(), first);
        let newer = "{\"parent\": {\"isPrimary\":false}, \"sinceVersion9\": [1, 2]}";
        school.execute(&format!("UPDATE idempotency_key SET answer = '{newer}'")).await;
        let (_, text, is_replay) = keyed(school, path, body, "a key").await;
        assert_eq!((text.as_str(), is_replay), (newer, true));
    }
}

on_both! {
    async fn more_than_one_key_is_refused_before_anything_is_done(app: TestApp) {
        let school = &School::open(&app).await;
        let mut calls = calls(school).to_vec();
        calls.push(("/api/teachers/lessons", crate::lessons::schedule::weekly(school, 1)));
        for (path, body) in &calls {
            for other in ["another key", *path] {
                let request = school.client().post(format!("{}{path}", school.url()));
                let request = request.bearer_auth(school.tess.token()).json(body);
                let request = request.header("Idempotency-Key", *path).header("Idempotency-Key", other);
                let before = school.contents().await;
                let refused = request.send().await.unwrap();
                let status = refused.status().as_u16();
                let told: Value = refused.json().await.unwrap();
                let fields = json!({ "idempotencyKey": ["Please send the Idempotency-Key once"] });
                assert_eq!((status, &told["code"], &told["fields"]), (422, &json!("invalid"), &fields), "{path}");
                assert_eq!(school.contents().await, before, "{path}");
            }
            let (reply, _, is_replay) = keyed(school, path, body, path).await;
            assert_eq!((reply.status, is_replay), (200, false), "{path}: {}", reply.body);
        }
    }
}

on_both! {
    // WIRE-05: after a week the key is new, deleted or not; the cleanup finds the old ones by their index.
    async fn wire_05_kept_answers_are_swept_after_a_week(app: TestApp) {
        let school = &School::open(&app).await;
        let (path, body) = &calls(school)[2];
        keyed(school, path, body, "a key").await;
        keyed(school, path, body, "another key").await;
        app.clock.advance(TimeDelta::days(7));
        cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!(school.count("idempotency_key").await, 2);
        assert!(keyed(school, path, body, "a key").await.2);
        app.clock.advance(TimeDelta::seconds(1));
        let other = json!({ "name": "Olga Hall", "email": "olga@music.example" });
        let (reply, _, is_replay) = keyed(school, path, &other, "a key").await;
        assert_eq!((reply.status, is_replay), (200, false), "{}", reply.body);
        app.statements.take();
        cleanup::delete_expired(&app.state).await.unwrap();
        assert_eq!(school.count("idempotency_key").await, 1);
        let statements = app.statements.take();
        let deletion = statements.iter().find(|it| it.sql.starts_with("DELETE") && it.sql.contains("idempotency_key"));
        let plan = plan(&app, deletion.unwrap()).await;
        assert!(plan.contains("idx_idempotency_key_created_at"), "{plan}");
    }
}

/// How the database finds what a statement removes.
async fn plan(app: &TestApp, statement: &Statement) -> String {
    let txn = app.state.db.begin_write().await.unwrap();
    let (explain, column) = match app.state.db.backend() {
        DbBackend::Sqlite => ("EXPLAIN QUERY PLAN", "detail"),
        _ => ("EXPLAIN", "QUERY PLAN"),
    };
    if app.state.db.backend() == DbBackend::Postgres {
        let sql = "SET LOCAL enable_seqscan = off";
        txn.execute_unprepared(sql).await.unwrap();
    }
    let explained = Statement {
        sql: format!("{explain} {}", statement.sql),
        ..statement.clone()
    };
    let rows = txn.query_all_raw(explained).await.unwrap();
    let lines = rows
        .iter()
        .map(|row| row.try_get::<String>("", column).unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

on_both! {
    // WIRE-05: a result whose answer was lost is recorded once.
    async fn wire_05_an_exam_result_under_one_key_is_recorded_once(app: TestApp) {
        let school = &School::open(&app).await;
        let path = &format!("/api/students/{}/exams", school.anna.id);
        let body = json!({ "board": "ABRSM", "grade": "Grade 3", "date": "2026-02-01", "percentage": 81 });
        let (first, ..) = keyed(school, path, &body, "a result").await;
        let (again, _, is_replay) = keyed(school, path, &body, "a result").await;
        assert_eq!((first.status, &again, is_replay), (200, &first, true), "{}", first.body);
        assert_eq!(school.count("exam_result").await, 1);
        let mut other = body.clone();
        other["percentage"] = json!(82);
        let (other, ..) = keyed(school, path, &other, "a result").await;
        assert_eq!((other.status, &other.body["code"]), (422, &json!("idempotency_mismatch")));

        // JOIN-15: who teaches the student no longer does not get the answer again.
        school.delete(&school.tess, &format!("/api/teachers/students/{}", school.anna.id)).await;
        let (refused, ..) = keyed(school, path, &body, "a result").await;
        assert_eq!((refused.status, &refused.body["code"]), (403, &json!("not_your_student")));
    }
}
