//! Transactions about the database as a whole: its schema, and whether it can be written to.

use sea_orm::{
    ConnectionTrait, DatabaseConnection, DatabaseTransaction, DbBackend, DbErr, Statement,
};
use uuid::Uuid;

use super::{Db, begin_immediate};

/// Which of PostgreSQL's advisory locks keeps two starts from migrating at once.
const LOCK: i64 = 0x7265_6564_6c69_6e67;

impl Db {
    /// Begins a transaction that may change the schema; nobody else's does meanwhile.
    pub async fn begin_schema_change(&self) -> Result<DatabaseTransaction, DbErr> {
        let transaction = self.begin_write().await?;
        if self.backend() == DbBackend::Postgres {
            // By itself, as the limits that hold when a statement begins are those that it is under.
            transaction
                .execute_unprepared("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0")
                .await?;
            transaction
                .execute_unprepared(&format!("SELECT pg_advisory_xact_lock({LOCK})"))
                .await?;
        }
        Ok(transaction)
    }
}

/// Tries to write as a use case does, and rolls back: takes SQLite's write lock, or writes a row on PostgreSQL.
///
/// # Errors
/// When the database cannot be written to.
pub async fn can_write(conn: &DatabaseConnection) -> Result<(), DbErr> {
    let txn = begin_immediate(conn).await?;
    if conn.get_database_backend() == DbBackend::Postgres {
        // A table that every release has. Each process has a row of its own, so that none waits for another.
        let row = Statement::from_sql_and_values(
            DbBackend::Postgres,
            "INSERT INTO seaql_migrations (version, applied_at) VALUES ($1, 0)",
            [format!("probe {}", Uuid::now_v7()).into()],
        );
        txn.execute_raw(row).await?;
    }
    txn.rollback().await
}
