//! Transactions whose caller is cancelled while they begin.

use std::{
    pin::pin,
    time::{Duration, Instant},
};

use futures_util::poll;
use sea_orm::{ConnectionTrait, DatabaseTransaction, DbBackend, DbErr, Statement};
use tokio::time::sleep;

use crate::support::TestApp;

/// How many polls a begin takes where a connection is open: a ping if it was idle, then waiting for the database.
const POLLS: usize = 4;
/// A connection that was used a moment ago, and one that was idle for so long that it is pinged.
const IDLE_TIMES: [Duration; 2] = [Duration::from_millis(5), Duration::from_millis(50)];

/// Cancels a begin after so many polls.
async fn cancel_after(
    polls: usize,
    begin: impl Future<Output = Result<DatabaseTransaction, DbErr>>,
) {
    let mut begin = pin!(begin);
    for _ in 0..polls {
        if poll!(begin.as_mut()).is_ready() {
            return;
        }
        sleep(Duration::from_millis(5)).await;
    }
}

/// How many connections of this database PostgreSQL calls idle in transaction.
async fn idle_in_transaction(app: &TestApp) -> i64 {
    let conn = app.state.db.read();
    let sql = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'";
    let statement = Statement::from_string(DbBackend::Postgres, sql);
    let row = conn.query_one_raw(statement).await.unwrap().unwrap();
    row.try_get_by_index(0).unwrap()
}

/// Waits until PostgreSQL has no connection that is idle in transaction.
async fn wait_until_none_is_idle_in_transaction(app: &TestApp, polls: usize) {
    let begun = Instant::now();
    while idle_in_transaction(app).await > 0 {
        let timeout = Duration::from_secs(5);
        assert!(
            begun.elapsed() < timeout,
            "idle in transaction after {polls} polls"
        );
        sleep(Duration::from_millis(20)).await;
    }
}

on_both! {
    async fn cancelled_begin_ends_the_transaction(app: TestApp) {
        let db = &app.state.db;
        for (polls, idle) in (1..=POLLS).flat_map(|polls| IDLE_TIMES.map(|idle| (polls, idle))) {
            // A cancelled call may take its connection with it.
            db.begin_write().await.unwrap().rollback().await.unwrap();
            db.begin_snapshot().await.unwrap().rollback().await.unwrap();
            sleep(idle).await;
            cancel_after(polls, db.begin_write()).await;
            cancel_after(polls, db.begin_snapshot()).await;
            // Before the same connections begin again, which would end that transaction.
            if db.backend() == DbBackend::Postgres {
                wait_until_none_is_idle_in_transaction(&app, polls).await;
            }
        }
        // Nothing holds the lock to write.
        db.begin_write().await.unwrap().commit().await.unwrap();
    }
}
