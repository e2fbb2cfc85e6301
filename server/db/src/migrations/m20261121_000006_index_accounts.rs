//! Indexes for the administrator's counts and pages.

use sea_orm_migration::prelude::*;

/// Creates the indexes of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

/// Name, table and columns.
const INDEXES: [(&str, &str, [&str; 2]); 3] = [
    ("idx_user_role_status", "user", ["role", "status"]),
    ("idx_user_created_at_id", "user", ["created_at", "id"]),
    (
        "idx_activity_created_at_id",
        "activity",
        ["created_at", "id"],
    ),
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
                index.col(column);
            }
            manager.create_index(index).await?;
        }
        // The two below are prefixes of the new ones.
        for (name, table) in [
            ("idx_user_created_at", "user"),
            ("idx_activity_created_at", "activity"),
        ] {
            let index = Index::drop().name(name).table(table).to_owned();
            manager.drop_index(index).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (name, table) in [
            ("idx_user_created_at", "user"),
            ("idx_activity_created_at", "activity"),
        ] {
            let index = Index::create()
                .name(name)
                .table(table)
                .col("created_at")
                .take();
            manager.create_index(index).await?;
        }
        for (name, table, _) in INDEXES {
            let index = Index::drop().name(name).table(table).to_owned();
            manager.drop_index(index).await?;
        }
        Ok(())
    }
}
