//! Bringing a database to this schema: everything or nothing, and one process at a time.

use sea_orm::{DatabaseTransaction, DbErr, EntityTrait, QueryOrder, QuerySelect};
use sea_orm_migration::{MigratorTrait, SchemaManager, seaql_migrations};
use thiserror::Error;

use super::Migrator;
use crate::Db;

/// This release.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Why the schema could not be brought up to date.
#[derive(Debug, Error)]
pub enum MigrationError {
    /// Another release wrote the database: a later one, or a build of before 0.1.0, whose steps became one.
    #[error(
        "The database has the step {0}, which version {VERSION} does not know: it was written by a newer Reedling, or by one from before 0.1.0."
    )]
    Unknown(String),
    /// A step failed; nothing was changed.
    #[error("The database could not be brought to the newest schema: {0}")]
    Failed(#[from] DbErr),
}

/// Applies the steps that are missing, all in one transaction, and says how many they were. A second
/// process that starts meanwhile waits: on SQLite for the write lock, on PostgreSQL for an advisory lock.
///
/// # Errors
/// When the database has a step that this release does not know, or a step fails.
pub async fn bring_up(db: &Db) -> Result<usize, MigrationError> {
    let transaction = db.begin_schema_change().await?;
    let applied = applied(&transaction).await?;
    refuse_unknown(&applied)?;
    Migrator::up(&transaction, None).await?;
    transaction.commit().await?;
    Ok(known().len() - applied.len())
}

/// The steps of this release, oldest first.
pub fn known() -> Vec<String> {
    let steps = Migrator::migrations();
    steps.iter().map(|step| step.name().to_owned()).collect()
}

/// The steps that a database has taken, oldest first; none when it is new.
pub async fn applied(conn: &DatabaseTransaction) -> Result<Vec<String>, DbErr> {
    if !SchemaManager::new(conn)
        .has_table("seaql_migrations")
        .await?
    {
        return Ok(Vec::new());
    }
    let steps = seaql_migrations::Entity::find()
        .select_only()
        .column(seaql_migrations::Column::Version)
        .order_by_asc(seaql_migrations::Column::Version);
    steps.into_tuple().all(conn).await
}

/// Refuses a database with a step that this release does not know.
///
/// # Errors
/// [`MigrationError::Unknown`] with the first of them.
pub fn refuse_unknown(applied: &[String]) -> Result<(), MigrationError> {
    let known = known();
    match applied.iter().find(|step| !known.contains(step)) {
        Some(step) => Err(MigrationError::Unknown(step.clone())),
        None => Ok(()),
    }
}
