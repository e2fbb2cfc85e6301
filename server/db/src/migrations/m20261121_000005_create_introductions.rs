//! Which parents a teacher may link, and lessons of the whole school by start.

use sea_orm_migration::{
    prelude::*,
    schema::{timestamp_with_time_zone, uuid},
};

/// Creates the table and the index of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager
            .create_table(
                Table::create()
                    .table("parent_introduction")
                    .col(uuid("teacher_id"))
                    .col(uuid("parent_id"))
                    .col(timestamp_with_time_zone("created_at"))
                    .primary_key(Index::create().col("teacher_id").col("parent_id"))
                    .foreign_key(
                        ForeignKey::create()
                            .from("parent_introduction", "teacher_id")
                            .to("user", "id")
                            .on_delete(ForeignKeyAction::Cascade),
                    )
                    .foreign_key(
                        ForeignKey::create()
                            .from("parent_introduction", "parent_id")
                            .to("user", "id")
                            .on_delete(ForeignKeyAction::Cascade),
                    )
                    .to_owned(),
            )
            .await?;
        manager
            .create_index(
                Index::create()
                    .name("idx_lesson_start_at")
                    .table("lesson")
                    .col("start_at")
                    .to_owned(),
            )
            .await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager
            .drop_index(
                Index::drop()
                    .name("idx_lesson_start_at")
                    .table("lesson")
                    .to_owned(),
            )
            .await?;
        manager
            .drop_table(Table::drop().table("parent_introduction").to_owned())
            .await
    }
}
