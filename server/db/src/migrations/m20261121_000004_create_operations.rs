//! The audit trail and the jobs.

use sea_orm_migration::{
    prelude::*,
    schema::{
        integer, json_binary, text, text_null, timestamp_with_time_zone,
        timestamp_with_time_zone_null, uuid, uuid_null,
    },
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
        create_activity(manager).await?;
        create_job(manager).await?;
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager
            .drop_table(Table::drop().table("job").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("activity").to_owned())
            .await?;
        Ok(())
    }
}

/// The audit trail: who did what to whom, when (D8).
async fn create_activity(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("activity")
                .col(uuid("id").primary_key())
                .col(text("kind"))
                .col(uuid_null("actor_id"))
                .col(uuid_null("subject_id"))
                .col(text("description"))
                .col(text("status"))
                .col(timestamp_with_time_zone("created_at"))
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_activity_created_at")
                .table("activity")
                .col("created_at")
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// Work that a request leaves behind, such as a mail to send (D7).
async fn create_job(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("job")
                .col(uuid("id").primary_key())
                .col(text("kind"))
                .col(json_binary("payload"))
                .col(text_null("dedup_key").unique_key())
                .col(text("state"))
                .col(integer("attempts"))
                .col(timestamp_with_time_zone("run_at"))
                .col(timestamp_with_time_zone_null("leased_until"))
                .col(text_null("last_error"))
                .col(timestamp_with_time_zone("created_at"))
                .col(timestamp_with_time_zone_null("finished_at"))
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_job_state_run_at")
                .table("job")
                .col("state")
                .col("run_at")
                .to_owned(),
        )
        .await?;
    Ok(())
}
