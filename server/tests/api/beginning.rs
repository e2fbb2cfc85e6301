//! Transactions whose caller goes away while they begin.

use std::{
    pin::pin,
    time::{Duration, Instant},
};

use futures_util::poll;
use sea_orm::{ConnectionTrait, DatabaseTransaction, DbBackend, DbErr, Statement};
use tokio::time::sleep;

use crate::support::TestApp;

/// How many steps beginning takes where a connection is open: looking at it if it has rested, waiting for the database.
const STEPS: usize = 4;
/// A connection that was used a moment ago, and one that has rested.
const RESTS: [Duration; 2] = [Duration::from_millis(5), Duration::from_millis(50)];

/// Goes away after so many steps.
async fn leave_after(
    steps: usize,
    begin: impl Future<Output = Result<DatabaseTransaction, DbErr>>,
) {
    let mut begin = pin!(begin);
    for _ in 0..steps {
        if poll!(begin.as_mut()).is_ready() {
            return;
        }
        sleep(Duration::from_millis(5)).await;
    }
}

/// How many connections PostgreSQL keeps inside a transaction for this database, though nothing is asked of them.
async fn left_inside(app: &TestApp) -> i64 {
    let conn = app.state.db.read();
    let sql = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'";
    let statement = Statement::from_string(DbBackend::Postgres, sql);
    let row = conn.query_one_raw(statement).await.unwrap().unwrap();
    row.try_get_by_index(0).unwrap()
}

/// Waits until PostgreSQL has no connection inside a transaction that nobody works in.
async fn none_is_left_inside(app: &TestApp, steps: usize) {
    let begun = Instant::now();
    while left_inside(app).await > 0 {
        let patience = Duration::from_secs(5);
        assert!(
            begun.elapsed() < patience,
            "left inside after {steps} steps"
        );
        sleep(Duration::from_millis(20)).await;
    }
}

on_both! {
    async fn a_transaction_whose_caller_has_left_is_ended(app: TestApp) {
        let db = &app.state.db;
        for (steps, rest) in (1..=STEPS).flat_map(|steps| RESTS.map(|rest| (steps, rest))) {
            // A call that leaves may take its connection with it.
            db.begin_write().await.unwrap().rollback().await.unwrap();
            db.begin_snapshot().await.unwrap().rollback().await.unwrap();
            sleep(rest).await;
            leave_after(steps, db.begin_write()).await;
            leave_after(steps, db.begin_snapshot()).await;
            // Before the same connections begin again, which would end what was left.
            if db.backend() == DbBackend::Postgres {
                none_is_left_inside(&app, steps).await;
            }
        }
        // Nothing holds the lock to write.
        db.begin_write().await.unwrap().commit().await.unwrap();
    }
}
