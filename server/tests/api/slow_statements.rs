//! Statements that take longer than they may.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use reedling_server::error::AppError;
use sea_orm::{ConnectionTrait, DatabaseConnection, DbBackend, DbErr, QueryResult, Statement};
use serde_json::json;

use crate::{
    fixture::{HealthStatus, Probe, cleanup},
    school::School,
    support::TestApp,
};

const LIMIT: Duration = Duration::from_secs(1);
/// What ends within it was ended by the limit, and not by itself.
const SOON: Duration = Duration::from_secs(8);

/// A server that ends what takes longer than the limit.
async fn with_short_limit(app: &TestApp) -> TestApp {
    app.beside_with(|config| config.statement_timeout = LIMIT)
        .await
}

/// A value that takes the database a minute or more.
fn slow(backend: DbBackend) -> &'static str {
    match backend {
        DbBackend::Postgres => "(SELECT 1 FROM pg_sleep(60))",
        _ => {
            "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 2000000000) \
             SELECT 1 + 0 * COUNT(*) FROM n)"
        }
    }
}

/// Makes reading the activities as slow.
pub(crate) async fn slow_activities(app: &TestApp, school: &School<'_>) {
    // SQLite works on the slow value once there is a row to compare it with.
    let privacy = json!({
        "profileVisibility": "private", "showEmail": true, "showPhone": true, "allowMessages": true,
    });
    let kept = school.put(&school.ada, "/api/users/privacy", privacy).await;
    assert_eq!(kept.status, 200);
    let rename = "ALTER TABLE activity RENAME TO activity_row";
    school.execute(rename).await;
    let slow = slow(app.state.db.backend());
    let view = format!("CREATE VIEW activity AS SELECT * FROM activity_row WHERE {slow} = 1");
    school.execute(&view).await;
}

async fn ask(conn: &DatabaseConnection, sql: &str) -> Result<Option<QueryResult>, DbErr> {
    let statement = Statement::from_string(conn.get_database_backend(), sql);
    conn.query_one_raw(statement).await
}

async fn ask_slowly(conn: &DatabaseConnection) -> Result<Option<QueryResult>, DbErr> {
    let sql = format!("SELECT {}", slow(conn.get_database_backend()));
    ask(conn, &sql).await
}

on_both! {
    async fn slow_statement_is_cancelled_and_connection_survives(app: TestApp) {
        let app = with_short_limit(&app).await;
        let conn = app.state.db.read();
        for _ in 0..2 {
            let begun = Instant::now();
            let ended = ask_slowly(conn).await.map_err(AppError::from);
            assert!(matches!(ended, Err(AppError::Unavailable(_))), "{ended:?}");
            assert!(begun.elapsed() >= LIMIT && begun.elapsed() < SOON, "{:?}", begun.elapsed());
        }
        // The limit is each statement's: many short ones may take longer together.
        let begun = Instant::now();
        while begun.elapsed() < 2 * LIMIT {
            let few = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) SELECT COUNT(*) FROM n";
            ask(conn, few).await.unwrap();
        }
    }
}

on_both! {
    // WIRE-09: as of more requests than the server can do.
    async fn wire_09_a_call_whose_statement_takes_too_long_is_answered_503(app: TestApp) {
        let app = with_short_limit(&app).await;
        let school = School::open(&app).await;
        slow_activities(&app, &school).await;
        let begun = Instant::now();
        let request = school.client().get(format!("{}/api/admin/activities", school.url()));
        let answer = request.bearer_auth(school.ada.token()).send().await.unwrap();
        assert_eq!(answer.status(), 503);
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
        let after = answer.headers()["retry-after"].to_str().unwrap();
        assert!(after.parse::<u32>().is_ok_and(|seconds| seconds > 0), "{after}");
        let body: serde_json::Value = answer.json().await.unwrap();
        assert_eq!(body["code"], json!("unavailable"));
        assert_eq!(school.get(&school.ada, "/api/users/me").await.status, 200);
    }
}

on_both! {
    async fn cleanup_takes_the_time_that_it_needs(app: TestApp) {
        let app = with_short_limit(&app).await;
        let _school = School::open(&app).await;
        let conn = app.state.db.upkeep();
        let longer = match app.state.db.backend() {
            DbBackend::Postgres => "SELECT 1 FROM pg_sleep(1.5)",
            _ => "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 4000000) SELECT COUNT(*) FROM n",
        };
        let begun = Instant::now();
        ask(conn, longer).await.unwrap();
        // SQLite cleans up by its writer, which has no limit; how long the statement takes there is the machine's.
        let is_longer = app.state.db.backend() == DbBackend::Sqlite || begun.elapsed() > LIMIT;
        assert!(is_longer, "{:?}", begun.elapsed());
        cleanup::delete_expired(&app.state).await.unwrap();
    }
}

on_both! {
    // WIRE-11.
    async fn wire_11_health_fails_while_every_reader_is_busy(app: TestApp) {
        let app = app.beside_with(|config| config.statement_timeout = Duration::from_secs(7)).await;
        let db = &app.state.db;
        let busy = async {
            for ended in join_all((0..db.readers()).map(|_| ask_slowly(db.read()))).await {
                assert!(ended.is_err());
            }
        };
        let looking = async {
            tokio::time::sleep(Duration::from_millis(500)).await;
            let mut probe = Probe::default();
            probe.run(&app.state).await;
            probe.run(&app.state).await;
            app.state.health.report()
        };
        let ((), during) = tokio::join!(busy, looking);
        assert_eq!(during.status, HealthStatus::Failing);
        assert_eq!(during.health.database, "is too busy to be read");
        Probe::default().run(&app.state).await;
        assert_eq!(app.state.health.report().status, HealthStatus::Ok);
    }
}
