//! Indexes of the names whose words the step `index_name_words` does not all index.

use sea_orm::DbErr;
use sea_orm_migration::prelude::*;

/// Creates the indexes.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

/// The tables, as they are quoted.
const TABLES: [&str; 2] = ["\"user\"", "\"contact_card\""];
/// The condition as of this step.
pub(crate) const CONDITION: &str = include_str!("m20261128_000021_index_irregular_names.sql");

/// The index of a table.
fn name_of(table: &str) -> String {
    format!("idx_{}_irregular_name", table.trim_matches('"'))
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            let name = name_of(table);
            let create = format!("CREATE INDEX {name} ON {table} (name_folded) WHERE {CONDITION}");
            manager.get_connection().execute_unprepared(&create).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            let drop = format!("DROP INDEX {}", name_of(table));
            manager.get_connection().execute_unprepared(&drop).await?;
        }
        Ok(())
    }
}
