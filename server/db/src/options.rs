//! Connection options of both databases.

use std::time::{Duration, Instant};

use sea_orm::{
    ConnectOptions,
    sqlx::{
        self, Connection,
        sqlite::{SqliteConnection, SqliteJournalMode, SqliteSynchronous},
    },
};

/// How long a request waits for SQLite's write lock, or a lock of PostgreSQL, before it answers 503.
pub(super) const LOCK_TIMEOUT: Duration = Duration::from_secs(5);
/// How long the probe waits for SQLite's write lock.
const SHORT_LOCK_TIMEOUT: Duration = Duration::from_secs(2);
/// How long a request waits for a connection to PostgreSQL, so that an unreachable server is noticed soon.
const CONNECT_TIMEOUT: Duration = Duration::from_millis(2500);
/// The idle time after which a connection to PostgreSQL is pinged before its use. Under load connections are used much
/// more often; otherwise a dead network is noticed before a statement waits for it.
const IDLE: Duration = Duration::from_millis(20);
/// How many connections to PostgreSQL read, and how many write.
pub(super) const POSTGRES_CONNECTIONS: u32 = 8;
/// The write-ahead log is truncated to this size after a large transaction.
const WAL_BYTES: &str = "67108864";
/// Timeouts that PostgreSQL applies itself, so that nothing holds a lock or a connection for ever.
const POSTGRES_LIMITS: [(&str, &str); 2] = [
    ("lock_timeout", "5s"),
    ("idle_in_transaction_session_timeout", "60s"),
];

/// SQLite's steps between two checks of the clock: some 50 microseconds.
const STEPS_BETWEEN_CHECKS: i32 = 1_000;
/// How long the cleanup connection stays open when idle.
const UPKEEP_KEPT: Duration = Duration::from_secs(60);

/// As many readers as processors, as more would only compete; at least four, so that one stays free of those that a
/// single user may keep busy (`api::layers::load`).
pub(super) fn readers() -> u32 {
    let processors = std::thread::available_parallelism().map_or(4, usize::from);
    u32::try_from(processors.clamp(4, 16)).unwrap_or(4)
}

/// Connections to SQLite; they create its file unless they only read.
pub(super) fn sqlite(url: &str, connections: u32, read_only: bool) -> ConnectOptions {
    let mut options = pool(url, connections, LOCK_TIMEOUT);
    options.map_sqlx_sqlite_opts(move |options| {
        options
            .create_if_missing(!read_only)
            .journal_mode(SqliteJournalMode::Wal)
            // Whoever answers a change waits for the disk afterwards, see wal_sync.rs.
            .synchronous(SqliteSynchronous::Normal)
            .foreign_keys(true)
            .busy_timeout(LOCK_TIMEOUT)
            .pragma("query_only", if read_only { "ON" } else { "OFF" })
            .pragma("journal_size_limit", WAL_BYTES)
    });
    if !read_only {
        // A full disk ends a transaction without the pool's knowledge; such a connection is not reused.
        options.map_sqlx_sqlite_before_acquire(|connection, _| {
            Box::pin(async move { Ok(!connection.is_in_transaction()) })
        });
    }
    options
}

/// Opens all connections of a pool to SQLite at once and keeps them open: a later one would open whatever file is at
/// the path by then.
pub(super) fn keep_open(options: &mut ConnectOptions, connections: u32) {
    options
        .min_connections(connections)
        .idle_timeout(None::<Duration>)
        .max_lifetime(None::<Duration>);
}

/// One connection to SQLite that creates no file and waits for the write lock only for a moment.
pub(super) fn sqlite_with_short_timeout(url: &str) -> ConnectOptions {
    let mut options = sqlite(url, 1, false);
    options.map_sqlx_sqlite_opts(|options| {
        options
            .create_if_missing(false)
            .busy_timeout(SHORT_LOCK_TIMEOUT)
    });
    options
}

/// Connections to PostgreSQL.
pub(super) fn postgres(url: &str, connections: u32) -> ConnectOptions {
    let mut options = pool(url, connections, CONNECT_TIMEOUT);
    options.map_sqlx_postgres_opts(|options| {
        options
            .application_name("reedling")
            .options(POSTGRES_LIMITS)
    });
    options.test_before_acquire_if_idle_for(IDLE);
    options
}

/// One connection to PostgreSQL, opened on demand and closed soon after.
pub(super) fn postgres_for_upkeep(url: &str) -> ConnectOptions {
    let mut options = postgres(url, 1);
    options
        .connect_lazy(true)
        .min_connections(0)
        .idle_timeout(UPKEEP_KEPT);
    options
}

/// Sets PostgreSQL's statement timeout.
pub(super) fn limit_postgres(options: &mut ConnectOptions, limit: Duration) {
    let milliseconds = limit.as_millis().to_string();
    options.map_sqlx_postgres_opts(move |options| {
        options.options([("statement_timeout", &milliseconds)])
    });
}

/// Sets the timeout of an SQLite connection: for a statement, or for all statements of one transaction together.
pub(super) fn limit_sqlite(options: &mut ConnectOptions, limit: Duration) {
    options.map_sqlx_sqlite_pool_opts(move |pool| {
        pool.after_connect(move |connection, _| Box::pin(start_limit(connection, limit)))
            // Reset it here, where nobody waits, instead of before the next use.
            .after_release(move |connection, _| {
                Box::pin(async move { start_limit(connection, limit).await.map(|()| true) })
            })
    });
}

/// The clock starts with the first check.
async fn start_limit(connection: &mut SqliteConnection, limit: Duration) -> sqlx::Result<()> {
    let mut begun = None;
    let is_in_time = move || begun.get_or_insert_with(Instant::now).elapsed() < limit;
    let mut handle = connection.lock_handle().await?;
    handle.set_progress_handler(STEPS_BETWEEN_CHECKS, is_in_time);
    Ok(())
}

fn pool(url: &str, connections: u32, timeout: Duration) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options
        .max_connections(connections)
        // Pinging each connection before each use would double the round trips.
        .test_before_acquire(false)
        .acquire_timeout(timeout)
        .connect_timeout(timeout)
        .sqlx_logging(false);
    options
}
