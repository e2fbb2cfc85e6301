//! The database: a pool for reading and a pool for writing.

#![warn(unreachable_pub)]

mod cancel_safe_begin;
mod connections;
pub mod data_folder;
pub mod database_file;
pub mod entities;
pub mod migrations;
mod opening;
mod options;
pub mod search;
pub mod tx;
pub mod value_types;
mod wal_sync;
mod whole;

use std::{
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use sea_orm::{
    AccessMode, Database, DatabaseConnection, DatabaseTransaction, DbBackend, DbErr,
    IsolationLevel, SqliteTransactionMode, Statement, TransactionOptions,
};
use secrecy::{ExposeSecret, SecretString};

use self::{
    cancel_safe_begin::begin_cancel_safe,
    database_file::DatabaseFile,
    opening::{open_all, sqlite_writer},
    options::{
        POSTGRES_CONNECTIONS, keep_open, limit_postgres, limit_sqlite, postgres,
        postgres_for_upkeep, readers, sqlite, sqlite_with_short_timeout,
    },
    wal_sync::WalSync,
};
pub use self::{connections::Connections, tx::Tx, whole::can_write};

/// Connections for reading and for writing.
#[derive(Clone, Debug)]
pub struct Db {
    read: DatabaseConnection,
    write: DatabaseConnection,
    upkeep: DatabaseConnection,
    url: SecretString,
    file: Option<DatabaseFile>,
    wal: Option<Arc<WalSync>>,
    begun: Arc<AtomicU64>,
}

impl Db {
    /// Connects to `sqlite://…` (made when missing) or `postgres://…`.
    ///
    /// # Errors
    /// When the address is of neither kind, or the database does not answer.
    pub async fn connect(url: &str) -> Result<Self, DbErr> {
        Self::connect_with(url, None).await
    }

    /// The same for serving: a statement that takes longer than the limit is cancelled, so that its connection is free
    /// again. SQLite's one writer has no limit, as it migrates and cleans up as well.
    ///
    /// # Errors
    /// When the address is of neither kind, or the database does not answer.
    pub async fn connect_to_serve(url: &str, statement_timeout: Duration) -> Result<Self, DbErr> {
        Self::connect_with(url, Some(statement_timeout)).await
    }

    async fn connect_with(url: &str, limit: Option<Duration>) -> Result<Self, DbErr> {
        let (read, write, upkeep) = if url.starts_with("sqlite:") {
            // Open the writer first: it creates the file and turns on the write-ahead log.
            let write = sqlite_writer(url).await?;
            let mut options = sqlite(url, readers(), true);
            if let Some(limit) = limit {
                limit_sqlite(&mut options, limit);
                keep_open(&mut options, readers());
            }
            let read = Database::connect(options).await?;
            if limit.is_some() {
                open_all(&read, readers()).await?;
            }
            (read, write.clone(), write)
        } else {
            let mut options = postgres(url, POSTGRES_CONNECTIONS);
            if let Some(limit) = limit {
                limit_postgres(&mut options, limit);
            }
            // Two pools here as well: writers that wait for a lock leave the readers' connections free.
            let write = Database::connect(options.clone()).await?;
            let read = Database::connect(options).await?;
            let upkeep = Database::connect(postgres_for_upkeep(url)).await?;
            (read, write, upkeep)
        };
        let file = DatabaseFile::opened(url).map_err(|error| DbErr::Custom(error.to_string()))?;
        Ok(Self {
            read,
            write,
            upkeep,
            url: url.into(),
            wal: file.as_ref().map(|file| Arc::new(WalSync::of(file.path()))),
            file,
            begun: Arc::default(),
        })
    }

    /// A connection outside the pools, which waits for a lock only for a moment. It creates no file.
    pub async fn connect_separately(&self) -> Result<DatabaseConnection, DbErr> {
        let url = self.url.expose_secret();
        if self.backend() == DbBackend::Postgres {
            return Database::connect(postgres(url, 1)).await;
        }
        Database::connect(sqlite_with_short_timeout(url)).await
    }

    /// Whether the file that was opened still is the one at its path; true without a file.
    pub fn is_in_place(&self) -> bool {
        self.file.as_ref().is_none_or(DatabaseFile::is_in_place)
    }

    /// The folder of the database's file, if it is one.
    pub fn folder(&self) -> Option<&Path> {
        self.file.as_ref().map(DatabaseFile::folder)
    }

    /// How many transactions that write have begun since the start.
    pub fn writes_begun(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }

    /// The pool to read from outside a transaction.
    pub fn read(&self) -> &DatabaseConnection {
        &self.read
    }

    /// The pool for single statements that write, and for migrations.
    pub fn write(&self) -> &DatabaseConnection {
        &self.write
    }

    /// The connection for cleanup: its statements have no timeout.
    pub fn upkeep(&self) -> &DatabaseConnection {
        &self.upkeep
    }

    /// Which of the two databases it is.
    pub fn backend(&self) -> DbBackend {
        self.write.get_database_backend()
    }

    /// Begins a transaction that writes; use cases get theirs from [`Db::transaction`]. On SQLite it takes the write
    /// lock at once: a transaction that reads before it writes would fail whenever another one writes meanwhile.
    ///
    /// # Errors
    /// When no connection, or no lock, is free within five seconds.
    pub async fn begin_write(&self) -> Result<DatabaseTransaction, DbErr> {
        let begun = begin_immediate(&self.write).await?;
        self.begun.fetch_add(1, Ordering::Relaxed);
        Ok(begun)
    }

    /// Calls a listener for every statement from now on.
    pub fn observe(&mut self, listener: impl Fn(&Statement) + Clone + Send + Sync + 'static) {
        for pool in [&mut self.read, &mut self.write, &mut self.upkeep] {
            let listener = listener.clone();
            pool.set_metric_callback(move |info| listener(info.statement));
        }
    }

    /// Begins a read-only snapshot of the database.
    ///
    /// # Errors
    /// When no connection is free within five seconds.
    pub async fn begin_snapshot(&self) -> Result<DatabaseTransaction, DbErr> {
        let is_postgres = self.backend() == DbBackend::Postgres;
        let options = TransactionOptions {
            // A transaction of SQLite is a snapshot anyway, and these connections only read.
            isolation_level: is_postgres.then_some(IsolationLevel::RepeatableRead),
            access_mode: is_postgres.then_some(AccessMode::ReadOnly),
            ..TransactionOptions::default()
        };
        begin_cancel_safe(&self.read, options).await
    }

    /// Waits until everything that was committed before is on disk. PostgreSQL does so within each commit.
    ///
    /// # Errors
    /// When the disk, or the file system, does not do it.
    pub async fn wait_until_on_disk(&self) -> Result<(), DbErr> {
        let Some(wal) = &self.wal else { return Ok(()) };
        wal.wait().await.map_err(|error| {
            tracing::error!(%error, "the write-ahead log could not be synced to disk; restart the server");
            DbErr::Custom(format!("the write-ahead log could not be synced to disk: {error}"))
        })
    }

    /// Closes every connection. The last one merges SQLite's write-ahead log into the database file; while another
    /// process has the file open, the log stays.
    pub async fn close(&self) {
        if self.wal.as_ref().is_some_and(|wal| wal.has_log()) {
            self.wait_until_on_disk().await.ok();
        }
        for pool in [&self.read, &self.upkeep, &self.write] {
            if let Err(error) = pool.close_by_ref().await {
                tracing::warn!(%error, "the database was not closed");
            }
        }
    }
}

/// Begins a transaction that holds SQLite's write lock from the start.
///
/// # Errors
/// When no connection, or no lock, is free in time.
pub async fn begin_immediate(conn: &DatabaseConnection) -> Result<DatabaseTransaction, DbErr> {
    let options = TransactionOptions {
        sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
        ..TransactionOptions::default()
    };
    begin_cancel_safe(conn, options).await
}
