//! Files of the app that a page of an earlier release may still ask for.

use sea_orm_migration::{
    prelude::*,
    schema::{blob, text, timestamp_with_time_zone_null},
};

/// Creates the table of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let file = Table::create()
            .table("app_file")
            .col(text("path").primary_key())
            .col(text("coding"))
            .col(blob("contents"))
            .col(timestamp_with_time_zone_null("replaced_at"))
            .to_owned();
        manager.create_table(file).await?;
        let index = Index::create()
            .name("idx_app_file_replaced_at")
            .table("app_file")
            .col("replaced_at")
            .to_owned();
        manager.create_index(index).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager
            .drop_table(Table::drop().table("app_file").to_owned())
            .await
    }
}
