//! What is kept under an Idempotency-Key is the answer as it was sent, not what the release that wrote it made of it.
//! The answers of earlier releases are dropped: they can be read by those alone.

use sea_orm_migration::{prelude::*, schema::*};

/// Makes the table anew.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

const TABLE: &str = "idempotency_key";

async fn make(manager: &SchemaManager<'_>, answer: ColumnDef) -> Result<(), DbErr> {
    manager
        .drop_table(Table::drop().table(TABLE).to_owned())
        .await?;
    let table = Table::create()
        .table(TABLE)
        .col(uuid("caller_id"))
        .col(text("key"))
        .col(var_binary("request_hash", 32))
        .col(answer)
        .col(timestamp_with_time_zone("created_at"))
        .primary_key(Index::create().col("caller_id").col("key"))
        .foreign_key(
            ForeignKey::create()
                .from(TABLE, "caller_id")
                .to("user", "id")
                .on_delete(ForeignKeyAction::Cascade),
        )
        .to_owned();
    manager.create_table(table).await?;
    let index = Index::create()
        .name("idx_idempotency_key_created_at")
        .table(TABLE)
        .col("created_at")
        .to_owned();
    manager.create_index(index).await
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        make(manager, text("answer")).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        make(manager, json_binary_null("response")).await
    }
}
