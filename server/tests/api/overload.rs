//! More requests at once than the server can work on.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use sea_orm::{ConnectionTrait, DbBackend, TransactionTrait};
use serde_json::{Value, json};

use crate::{
    school::{Person, School},
    support::TestApp,
};

/// Requests at once: those worked on, those that may wait, and many more.
const CROWD: usize = 500;
/// How many are worked on at once, and how many wait.
const TAKEN: usize = 32 + 200;

/// The status of a change, and when to come back.
async fn change(school: &School<'_>, who: &Person) -> (u16, Option<String>) {
    let request = school
        .client()
        .put(format!("{}/api/users/privacy", school.url()));
    let body = json!({
        "profileVisibility": "private", "showEmail": true, "showPhone": true, "allowMessages": true,
    });
    let answer = request
        .bearer_auth(who.token())
        .json(&body)
        .send()
        .await
        .unwrap();
    let after = answer.headers().get("retry-after");
    let after = after.map(|seconds| seconds.to_str().unwrap().to_owned());
    let status = answer.status().as_u16();
    if status == 503 {
        let body: Value = answer.json().await.unwrap();
        assert_eq!(body["code"], "unavailable");
        assert_eq!(body["error"], body["message"]);
    }
    (status, after)
}

/// More people than one, as each has only a share of what the server does at once.
fn everybody<'a>(school: &'a School<'_>) -> [&'a Person; 8] {
    let School {
        tess,
        otto,
        ada,
        anna,
        ben,
        omar,
        pat,
        pia,
        ..
    } = school;
    [tess, otto, ada, anna, ben, omar, pat, pia]
}

/// Holds whatever a change needs, so that nothing can be written.
async fn lock_writes(app: &TestApp) -> sea_orm::DatabaseTransaction {
    let conn = app.state.db.connect_separately().await.unwrap();
    let txn = match conn.get_database_backend() {
        DbBackend::Postgres => conn.begin().await.unwrap(),
        _ => reedling_db::begin_immediate(&conn).await.unwrap(),
    };
    if conn.get_database_backend() == DbBackend::Postgres {
        let sql = "LOCK TABLE \"user\" IN EXCLUSIVE MODE";
        txn.execute_unprepared(sql).await.unwrap();
    }
    txn
}

on_both! {
    // WIRE-09.
    async fn wire_09_overload_is_refused_and_passes_soon(app: TestApp) {
        let school = School::open(&app).await;
        let people = everybody(&school);
        for who in people {
            assert_eq!(change(&school, who).await.0, 200);
        }
        let held = lock_writes(&app).await;
        let crowd = (0..CROWD).map(|number| change(&school, people[number % people.len()]));
        let crowd = async { join_all(crowd).await };
        let meanwhile = async {
            tokio::time::sleep(Duration::from_millis(700)).await;
            let health = school.get(&school.tess, "/api/health").await;
            let read = school.get(&school.tess, "/api/users/me").await;
            tokio::time::sleep(Duration::from_millis(1500)).await;
            held.rollback().await.unwrap();
            (health.status, read.status)
        };
        let (answers, meanwhile) = tokio::join!(crowd, meanwhile);
        // Nothing is wrong with the server, and reading goes on.
        assert_eq!(meanwhile, (200, 200));
        // Within a second of the load's end all is as before.
        let ended = Instant::now();
        assert_eq!(change(&school, &school.otto).await.0, 200);
        assert_eq!(school.get(&school.otto, "/api/users/me").await.status, 200);
        let back = ended.elapsed();
        assert!(back < Duration::from_secs(1), "{back:?}");

        let refused: Vec<_> = answers.iter().filter(|(status, _)| *status == 503).collect();
        let done = answers.iter().filter(|(status, _)| *status == 200).count();
        assert_eq!(done + refused.len(), CROWD, "each is answered");
        assert!(done >= 8, "{done} of those who were first");
        assert!(refused.len() >= CROWD - TAKEN, "{} were turned away", refused.len());
        for (_, after) in refused {
            assert!(after.as_deref().is_some_and(|seconds| seconds.parse::<u32>().is_ok()));
        }
    }
}
