//! GET /api/admin/stats.

use std::{path::Path, sync::Arc};

use chrono::TimeDelta;
use reedling_server::{config::Config, mail};
use secrecy::ExposeSecret;
use serde_json::{Value, json};

use crate::{
    fixture::{
        jobs::{self, NewJob},
        system,
    },
    school::School,
};

async fn stats(school: &School<'_>) -> Value {
    let reply = school.get(&school.ada, "/api/admin/stats").await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body
}

on_both! {
    // API-33.
    async fn api_33_the_dashboard_counts_accounts_by_status_and_role(app: TestApp) {
        let school = School::open(&app).await;
        let body = json!({ "name": "Nora New", "email": "nora@music.example", "password": "quill-ink" });
        school.post(&school.ada, "/api/auth/register", body).await;
        let stats = stats(&school).await;
        for (field, count) in [
            ("totalUsers", 9), ("activeUsers", 8), ("pendingApprovals", 1), ("totalStudents", 3),
            ("totalTeachers", 3), ("totalParents", 2),
        ] {
            assert_eq!(stats[field], count, "{field}");
        }
        assert!(stats["systemHealth"].is_number() && stats["storageUsed"].is_number());
    }
}

on_both! {
    // SRV-32.
    async fn srv_32_system_health_is_the_share_of_the_checks_that_pass(app: TestApp) {
        let school = School::open(&app).await;
        assert_eq!(stats(&school).await["systemHealth"], 100.0);

        // A mail that is refused.
        let (conn, now) = (app.state.db.write(), app.state.clock.now());
        let job = NewJob { kind: mail::JOB_KIND, payload: json!({}), dedup_key: None, subject_id: None };
        jobs::enqueue(conn, now, job).await.unwrap();
        let claimed = jobs::attempt::claim(conn, &[mail::JOB_KIND], now).await.unwrap().unwrap();
        jobs::outcome::postpone(conn, now, &claimed, "refused").await.unwrap();
        assert_eq!(stats(&school).await["systemHealth"], 80.0);

        // An hour later it is late as well.
        app.clock.advance(TimeDelta::hours(1));
        assert_eq!(stats(&school).await["systemHealth"], 60.0);

        // One answer in a few is a failure.
        app.state.answers.count(app.state.clock.now(), true);
        assert_eq!(stats(&school).await["systemHealth"], 40.0);

        // The data folder is not there.
        let mut elsewhere = app.state.clone();
        let url = app.state.config.database_url.expose_secret();
        elsewhere.config = Arc::new(Config::with_database(url, Path::new("/nowhere")).unwrap());
        assert_eq!(system::health(&elsewhere).await, 20.0);
    }
}

on_both! {
    // SRV-33.
    async fn srv_33_storage_used_is_the_size_of_the_database_in_gigabytes(app: TestApp) {
        let school = School::open(&app).await;
        let before = stats(&school).await["storageUsed"].as_f64().unwrap();
        assert!(before > 0.000_05 && before < 0.1, "{before}");
        let text = "x".repeat(4_000_000);
        // Random digits, as PostgreSQL would compress one letter to nothing.
        let text: String = text.chars().map(|_| char::from(b'!' + rand::random::<u8>() % 90)).collect();
        let text = text.replace('\'', "x").replace('\\', "y");
        school.execute(&format!("UPDATE \"user\" SET phone_number = '{text}' WHERE name = 'Omar Dahl'")).await;
        let grown = stats(&school).await["storageUsed"].as_f64().unwrap() - before;
        assert!((0.003..0.02).contains(&grown), "{grown}");
    }
}
