//! The wall time that a lesson was given, which tells what was meant after a country has changed its clock rules (D16).

use sea_orm_migration::{prelude::*, schema::text_null};

/// Adds the column; nothing in it means that nobody knows.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let alter = Table::alter()
            .table("lesson")
            .add_column(text_null("start_local"))
            .to_owned();
        manager.alter_table(alter).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let alter = Table::alter()
            .table("lesson")
            .drop_column("start_local")
            .to_owned();
        manager.alter_table(alter).await
    }
}
