//! How long a teacher's lessons are unless another length is chosen (D15).

use sea_orm_migration::{prelude::*, schema::integer_null};

/// Adds the column; nothing in it stands for the specification's 30 minutes.
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
            .table("teacher")
            .add_column(integer_null("default_duration_minutes"))
            .to_owned();
        manager.alter_table(alter).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let alter = Table::alter()
            .table("teacher")
            .drop_column("default_duration_minutes")
            .to_owned();
        manager.alter_table(alter).await
    }
}
