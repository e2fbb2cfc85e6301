//! Opens an SQLite file that other processes may be opening at the same moment.

use std::time::{Duration, Instant};

use sea_orm::{Database, DatabaseConnection, DbErr, RuntimeErr, sqlx};

use super::options::{LOCK_TIMEOUT, keep_open, sqlite};

/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(20);
/// SQLite's code for a locked file; extended codes have it in their lowest byte.
const SQLITE_BUSY: u32 = 5;

/// The connection that writes, which creates the file and turns on the write-ahead log. To turn it on SQLite upgrades a
/// read lock to a write lock, and of several processes that do so on a new file all but one fail at once, whatever
/// their `busy_timeout`: they try again.
pub(super) async fn sqlite_writer(url: &str) -> Result<DatabaseConnection, DbErr> {
    let until = Instant::now() + LOCK_TIMEOUT;
    let mut options = sqlite(url, 1, false);
    keep_open(&mut options, 1);
    loop {
        match Database::connect(options.clone()).await {
            Err(error) if is_busy(&error) && Instant::now() < until => {
                tokio::time::sleep(PAUSE).await;
            }
            opened => return opened,
        }
    }
}

/// Opens all connections of a pool before any is used: the pool itself opens them one after the other behind the caller's back.
pub(super) async fn open_all(pool: &DatabaseConnection, connections: u32) -> Result<(), DbErr> {
    let pool = pool.get_sqlite_connection_pool();
    let mut open = Vec::new();
    for _ in 0..connections {
        let connection = pool.acquire().await;
        open.push(connection.map_err(|error| DbErr::Custom(error.to_string()))?);
    }
    Ok(())
}

fn is_busy(error: &DbErr) -> bool {
    let (DbErr::Conn(RuntimeErr::SqlxError(cause))
    | DbErr::Exec(RuntimeErr::SqlxError(cause))
    | DbErr::Query(RuntimeErr::SqlxError(cause))) = error
    else {
        return false;
    };
    let sqlx::Error::Database(refusal) = cause.as_ref() else {
        return false;
    };
    refusal
        .code()
        .and_then(|code| code.parse::<u32>().ok())
        .is_some_and(|code| code & 0xff == SQLITE_BUSY)
}
