//! Bringing a database to this schema: everything or nothing, and one process at a time.

use std::collections::BTreeSet;

use sea_orm::{ConnectionTrait, DbBackend, DbErr};
use sea_orm_migration::MigratorTrait;
use thiserror::Error;

use super::Migrator;
use crate::db::Db;

/// This release.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Which of PostgreSQL's advisory locks keeps two starts from migrating at once.
const LOCK: i64 = 0x7265_6564_6c69_6e67;

/// Why the schema could not be brought up to date.
#[derive(Debug, Error)]
pub enum MigrationError {
    /// The database was written by a later release.
    #[error(
        "The database was written by a newer Reedling (it has the step {0}, which version {VERSION} does not know); please run that one."
    )]
    Newer(String),
    /// A step failed; nothing was changed.
    #[error("The database could not be brought to the newest schema: {0}")]
    Failed(#[from] DbErr),
}

/// Applies the steps that are missing, all in one transaction, and says how many they were. A second
/// process that starts meanwhile waits: on SQLite for the write lock, on PostgreSQL for an advisory lock.
///
/// # Errors
/// When the database is of a newer release, or a step fails.
pub async fn bring_up(db: &Db) -> Result<usize, MigrationError> {
    let transaction = db.begin_write().await?;
    if db.backend() == DbBackend::Postgres {
        transaction
            .execute_unprepared(&format!(
                "SET LOCAL lock_timeout = 0; SELECT pg_advisory_xact_lock({LOCK})"
            ))
            .await?;
    }
    let known: BTreeSet<String> = Migrator::migrations()
        .iter()
        .map(|step| step.name().to_owned())
        .collect();
    let applied = Migrator::get_migration_models(&transaction).await?;
    if let Some(step) = applied.iter().find(|step| !known.contains(&step.version)) {
        return Err(MigrationError::Newer(step.version.clone()));
    }
    Migrator::up(&transaction, None).await?;
    transaction.commit().await?;
    Ok(known.len() - applied.len())
}
