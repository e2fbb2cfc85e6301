//! The examination that a student works towards, beside those that were taken.

use sea_orm_migration::{prelude::*, schema::*};

/// Makes the table.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

const TABLE: &str = "planned_exam";

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let table = Table::create()
            .table(TABLE)
            .col(uuid("student_id").primary_key())
            .col(text_null("board"))
            .col(text_null("grade"))
            .col(date("takes_place_on"))
            .col(uuid_null("planned_by"))
            .col(timestamp_with_time_zone("updated_at"))
            .foreign_key(
                ForeignKey::create()
                    .from(TABLE, "student_id")
                    .to("student", "user_id")
                    .on_delete(ForeignKeyAction::Cascade),
            )
            .foreign_key(
                ForeignKey::create()
                    .from(TABLE, "planned_by")
                    .to("user", "id")
                    .on_delete(ForeignKeyAction::SetNull),
            )
            .to_owned();
        manager.create_table(table).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let table = Table::drop().table(TABLE).to_owned();
        manager.drop_table(table).await
    }
}
