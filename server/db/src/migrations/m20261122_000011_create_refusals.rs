//! Addresses that an administrator refused, for as long as they may not register again, and when the next mail of a
//! kind may go out.

use sea_orm_migration::{
    prelude::*,
    schema::{text, timestamp_with_time_zone, var_binary},
};

/// Creates the tables of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let refusal = Table::create()
            .table("refused_registration")
            .col(var_binary("address_hash", 32).primary_key())
            .col(timestamp_with_time_zone("refused_at"))
            .to_owned();
        manager.create_table(refusal).await?;
        let index = Index::create()
            .name("idx_refused_registration_refused_at")
            .table("refused_registration")
            .col("refused_at")
            .to_owned();
        manager.create_index(index).await?;
        let pause = Table::create()
            .table("mail_pause")
            .col(text("mail").primary_key())
            .col(timestamp_with_time_zone("until"))
            .to_owned();
        manager.create_table(pause).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in ["mail_pause", "refused_registration"] {
            manager
                .drop_table(Table::drop().table(table).to_owned())
                .await?;
        }
        Ok(())
    }
}
