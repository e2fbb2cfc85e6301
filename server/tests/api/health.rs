//! GET /api/stats and GET /api/health.

use chrono::TimeDelta;
use reedling_server::{mail, time::rules};
use serde_json::{Value, json};
use tokio::sync::Mutex;

use crate::{
    accounts::call,
    fixture::{
        Probe,
        jobs::{self, NewJob},
    },
    school::School,
    support::TestApp,
};

async fn stats(app: &TestApp, later: TimeDelta) -> Value {
    app.clock.advance(later);
    let answer = call(app, "GET", "/api/stats", "", Value::Null).await;
    assert_eq!(answer.status, 200);
    answer.body
}

on_both! {
    // API-23, SRV-29, SRV-30, SRV-31.
    async fn the_figures_of_the_landing_page(app: TestApp) {
        let empty = json!({ "studentCount": 0, "teacherCount": 0, "practiceHours": 0, "successRate": 0.0 });
        assert_eq!(stats(&app, TimeDelta::zero()).await, empty);
        let school = School::open(&app).await;
        let pending = json!({ "name": "Nora New", "email": "nora@music.example", "password": "quill-ink" });
        school.post(&school.ada, "/api/auth/register", pending).await;
        let mut lessons = Vec::new();
        for _ in 0..5 {
            lessons.push(school.one_lesson().await);
        }
        for lesson in &lessons[..3] {
            let notes = json!({ "completed": true, "teacherNotes": "Scales." });
            let path = format!("/api/lessons/{lesson}/complete");
            school.send(&school.tess, "PATCH", &path, Some(notes), None).await;
        }
        school.cancel(&json!(lessons[3])).await;
        // Three of four lessons that have ended were completed: 90 minutes.
        let expected = json!({ "studentCount": 3, "teacherCount": 2, "practiceHours": 1, "successRate": 75.0 });
        assert_eq!(stats(&app, TimeDelta::hours(1)).await, expected);
    }
}

on_both! {
    async fn nobody_waits_for_figures_that_are_counted_anew(app: TestApp) {
        let students = async |later| stats(&app, later).await["studentCount"].clone();
        assert_eq!(students(TimeDelta::zero()).await, 0);
        let _school = School::open(&app).await;
        assert_eq!(students(TimeDelta::seconds(59)).await, 0, "they are good for a minute");
        assert_eq!(students(TimeDelta::seconds(1)).await, 0, "the old ones, while they are counted");
        let mut tries = 0;
        while students(TimeDelta::zero()).await != 3 {
            tries += 1;
            assert!(tries < 100, "they are never counted");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
}

on_both! {
    // API-24.
    async fn api_24_field_02_health_tells_of_the_database_the_jobs_and_the_rules_of_zones(app: TestApp) {
        let probe = Mutex::new(Probe::default());
        let health = async || {
            probe.lock().await.run(&app.state).await;
            call(&app, "GET", "/api/health", "", Value::Null).await
        };
        let well = health().await;
        assert_eq!(well.status, 200);
        assert_eq!((&well.body["database"], &well.body["jobs"]), (&json!("ok"), &json!("ok")));
        // FIELD-02.
        let zones = json!({ "version": rules::in_use().version, "source": rules::in_use().source() });
        assert_eq!(well.body["zones"], zones);
        let (conn, now) = (app.state.db.write(), app.state.clock.now());
        let job = NewJob { kind: mail::JOB_KIND, payload: json!({}), dedup_key: None, subject_id: None };
        jobs::enqueue(conn, now, job).await.unwrap();
        assert_eq!(health().await.status, 200, "a job that is not late yet");
        app.clock.advance(TimeDelta::minutes(6));
        assert_eq!(health().await.status, 200, "once may be chance");
        let late = health().await;
        assert_eq!((late.status, &late.body["database"]), (503, &json!("ok")));
        assert_ne!(late.body["jobs"], "ok");
        assert!(late.body["age"].is_u64());
        assert_eq!((&late.body["status"], &late.body["disk"]), (&json!("failing"), &json!("ok")));
        app.clock.advance(TimeDelta::minutes(-6));
        assert_eq!(health().await.status, 200);
        app.state.health.end();
        let ending = health().await;
        assert_eq!((ending.status, &ending.body["status"]), (503, &json!("ending")));
    }
}

on_both! {
    // SQLite has no clock of its own to compare with.
    async fn health_tells_when_the_servers_clock_is_not_the_databases(app: TestApp) {
        let probe = Mutex::new(Probe::default());
        let clock = async || {
            probe.lock().await.run(&app.state).await;
            let health = call(&app, "GET", "/api/health", "", Value::Null).await;
            assert_eq!(health.status, 200, "nobody knows which of the two is wrong");
            health.body["clock"].as_str().unwrap().to_owned()
        };
        let is_sqlite = app.state.db.backend() == sea_orm::DbBackend::Sqlite;
        app.clock.advance(chrono::Utc::now() - app.state.clock.now());
        assert_eq!(clock().await, if is_sqlite { "unknown" } else { "ok" });
        for wrong in [-100, 200] {
            app.clock.advance(TimeDelta::seconds(wrong));
            let told = clock().await;
            assert_eq!(told.starts_with("differs from the database's by "), !is_sqlite, "{told}");
        }
    }
}

on_both! {
    // WIRE-11: asking costs the database nothing, so that it cannot slow what is written.
    async fn health_is_answered_without_the_database(app: TestApp) {
        app.statements.take();
        for _ in 0..50 {
            assert_eq!(call(&app, "GET", "/api/health", "", Value::Null).await.status, 200);
        }
        assert_eq!(app.statements.take().len(), 0);
        app.state.db.close().await;
        assert_eq!(call(&app, "GET", "/api/health", "", Value::Null).await.status, 200);
    }
}
