//! Indexes in the order of an administrator's lists, so that a large school is read no further than to their end.

use sea_orm_migration::prelude::*;

/// Creates the indexes of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

/// Name, table and columns.
const INDEXES: [(&str, &str, &[&str]); 2] = [
    ("idx_user_role_name_id", "user", &["role", "name", "id"]),
    ("idx_lesson_start_at_id", "lesson", &["start_at", "id"]),
];

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (name, table, columns) in INDEXES {
            let mut index = Index::create().name(name).table(table).to_owned();
            for column in columns {
                index.col(*column);
            }
            manager.create_index(index).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (name, table, _) in INDEXES {
            let index = Index::drop().name(name).table(table).to_owned();
            manager.drop_index(index).await?;
        }
        Ok(())
    }
}
