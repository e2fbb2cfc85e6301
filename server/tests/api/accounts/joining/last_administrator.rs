//! A school always has an administrator.

use reedling_core::access::Role;
use serde_json::{Value, json};

use super::refusal;
use crate::{
    accounts::{call, one},
    school::{School, person},
};

/// Pairs of administrators who end each other at the same moment.
const PAIRS: usize = 1_000;
const ACTIVE: &str = "SELECT COUNT(*) FROM \"user\" WHERE role = 'ADMINISTRATOR' AND suspended_at IS NULL AND NOT must_change_password";

on_both! {
    // JOIN-14.
    async fn join_14_a_thousand_mutual_endings_on_two_replicas_leave_one_administrator(app: TestApp) {
        let other = app.beside().await;
        let school = School::open(&app).await;
        let second = person(&app, Role::Administrator, "Abe Min").await;
        let sessions = "CREATE TABLE kept AS SELECT * FROM session";
        school.execute(sessions).await;
        let (ada, abe) = (school.ada.id, second.id);
        let mut first_won = 0;
        for pair in 0..PAIRS {
            let ends = |app: &TestApp, by: &str, whom: uuid::Uuid| {
                let (what, value) = if pair % 2 == 0 { ("status", "suspended") } else { ("role", "TEACHER") };
                let (url, by) = (app.url.clone(), by.to_owned());
                async move {
                    let path = format!("{url}/api/admin/users/{whom}/{what}");
                    let request = crate::support::CLIENT.put(path).bearer_auth(by);
                    request.json(&json!({ what: value })).send().await.unwrap().status().as_u16()
                }
            };
            let (one_status, other_status) = tokio::join!(
                ends(&app, school.ada.token(), abe),
                ends(&other, second.token(), ada),
            );
            assert_eq!(one::<i64>(&app, ACTIVE.into()).await, Some(1), "pair {pair}: {one_status}, {other_status}");
            assert!([one_status, other_status].contains(&200), "{one_status}, {other_status}");
            first_won += usize::from(one_status == 200);
            school.execute("UPDATE \"user\" SET suspended_at = NULL, role = 'ADMINISTRATOR' WHERE name IN ('Ada Min', 'Abe Min')").await;
            school.execute("INSERT INTO session SELECT * FROM kept WHERE id NOT IN (SELECT id FROM session)").await;
        }
        assert!(first_won > 0 && first_won < PAIRS || app.state.db.backend() == sea_orm::DbBackend::Sqlite);
    }
}

on_both! {
    // JOIN-14.
    async fn join_14_last_administrator_with_a_password_stays(app: TestApp) {
        let school = School::open(&app).await;
        let new = json!({ "name": "Nora New", "email": "nora@music.example", "role": "ADMINISTRATOR" });
        let made = school.post(&school.ada, "/api/admin/users", new).await;
        let id = made.body["id"].as_str().unwrap();
        for (what, value) in [("status", "suspended"), ("role", "TEACHER")] {
            let path = format!("/api/admin/users/{}/{what}", school.ada.id);
            let oneself = call(&app, "PUT", &path, school.ada.token(), json!({ what: value })).await;
            assert_eq!(refusal(&oneself), (409, "not_oneself"));
        }
        // She may still be ended, as another one is there.
        let path = format!("/api/admin/users/{id}/status");
        let ended = call(&app, "PUT", &path, school.ada.token(), json!({ "status": "suspended" })).await;
        assert_eq!(ended.status, 200, "{}", ended.body);

        // An administrator whose password is a temporary one again would be no help to the school.
        let second = person(&app, Role::Administrator, "Abe Min").await;
        school.execute(&format!("UPDATE \"user\" SET must_change_password = {} WHERE name = 'Abe Min'", "TRUE")).await;
        for (what, value) in [("status", "suspended"), ("role", "TEACHER")] {
            let path = format!("/api/admin/users/{}/{what}", school.ada.id);
            let refused = call(&app, "PUT", &path, second.token(), json!({ what: value })).await;
            assert_eq!(refusal(&refused), (409, "last_administrator"), "{what}");
        }
        assert_eq!(call(&app, "GET", "/api/users/me", school.ada.token(), Value::Null).await.status, 200);
    }
}
