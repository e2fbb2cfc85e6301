//! When a teacher answered about the body, as an answer that is given later is not ended by what was said before; and the
//! last tempo of a piece that is known to have been clean, so that nobody reads all its goals for it. Rows of before have
//! neither: the lesson's completion stands in for the one, and the other is found from the goals until it is kept.

use sea_orm_migration::{
    prelude::*,
    schema::{json_binary_null, timestamp_with_time_zone_null},
};

/// Adds the columns.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let answered = Table::alter()
            .table("body_state")
            .add_column(timestamp_with_time_zone_null("answered_at"))
            .to_owned();
        manager.alter_table(answered).await?;
        let clean = Table::alter()
            .table("piece")
            .add_column(json_binary_null("clean_tempo"))
            .to_owned();
        manager.alter_table(clean).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (table, column) in [("body_state", "answered_at"), ("piece", "clean_tempo")] {
            let alter = Table::alter().table(table).drop_column(column).to_owned();
            manager.alter_table(alter).await?;
        }
        Ok(())
    }
}
