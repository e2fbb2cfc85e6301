//! Transactions whose caller goes away while they begin.

use std::{
    pin::pin,
    time::{Duration, Instant},
};

use futures_util::poll;
use sea_orm::{ConnectionTrait, DatabaseTransaction, DbBackend, DbErr, Statement};
use tokio::time::sleep;

use crate::support::TestApp;

/// How many steps beginning takes at most: waiting for a connection, looking at it, waiting for the database.
const STEPS: usize = 6;

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
        sleep(Duration::from_millis(2)).await;
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

on_both! {
    async fn a_transaction_whose_caller_has_left_is_ended(app: TestApp) {
        let db = &app.state.db;
        for _ in 0..10 {
            for steps in 1..=STEPS {
                leave_after(steps, db.begin_write()).await;
                leave_after(steps, db.begin_snapshot()).await;
            }
        }
        if db.backend() == DbBackend::Postgres {
            let begun = Instant::now();
            while left_inside(&app).await > 0 {
                assert!(begun.elapsed() < Duration::from_secs(5), "they are left inside");
                sleep(Duration::from_millis(20)).await;
            }
        }
        // Nothing holds the lock to write.
        db.begin_write().await.unwrap().commit().await.unwrap();
    }
}
