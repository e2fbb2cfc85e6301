//! What people are told about them and theirs, and until when they have read it (D15).

use sea_orm_migration::{
    prelude::*,
    schema::{
        integer, text, timestamp_with_time_zone, timestamp_with_time_zone_null, uuid, uuid_null,
    },
};

/// Creates the table and the column of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

/// Columns of the table that name another row, with its table.
const NAMED: [(&str, &str); 3] = [
    ("lesson_id", "lesson"),
    ("student_id", "user"),
    ("teacher_id", "user"),
];

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let mut table = Table::create()
            .table("notice")
            .col(uuid("id").primary_key())
            .col(uuid("user_id"))
            .col(text("kind"))
            .col(uuid_null("lesson_id"))
            .col(uuid_null("student_id"))
            .col(uuid_null("teacher_id"))
            .col(timestamp_with_time_zone_null("earlier_at"))
            .col(integer("lessons"))
            .col(timestamp_with_time_zone("created_at"))
            .take();
        for (column, of) in [("user_id", "user")].into_iter().chain(NAMED) {
            table.foreign_key(
                ForeignKey::create()
                    .from("notice", column)
                    .to(of, "id")
                    .on_delete(ForeignKeyAction::Cascade),
            );
        }
        manager.create_table(table).await?;
        let mut lists = index("idx_notice_user_id_created_at", "user_id");
        manager
            .create_index(lists.col("created_at").col("id").take())
            .await?;
        for (column, _) in NAMED {
            let name = format!("idx_notice_{column}");
            manager.create_index(index(&name, column)).await?;
        }
        manager
            .create_index(index("idx_notice_created_at", "created_at"))
            .await?;
        let read_until = Table::alter()
            .table("user")
            .add_column(timestamp_with_time_zone_null("notices_read_until"))
            .take();
        manager.alter_table(read_until).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let read_until = Table::alter()
            .table("user")
            .drop_column("notices_read_until")
            .take();
        manager.alter_table(read_until).await?;
        manager
            .drop_table(Table::drop().table("notice").to_owned())
            .await
    }
}

fn index(name: &str, column: &str) -> IndexCreateStatement {
    let column = column.to_owned();
    Index::create()
        .name(name)
        .table("notice")
        .col(Alias::new(column))
        .take()
}
