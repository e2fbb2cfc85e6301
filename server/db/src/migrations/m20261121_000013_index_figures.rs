//! An index that alone answers how many lessons of each status there are and how long they took. The two that go
//! were longer ways to what other indexes find, and SQLite took one of them for a student's earlier lessons: it
//! then read all that the school had ever completed.

use sea_orm_migration::prelude::*;

/// Creates the index, and drops those that stood in the way.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

const TABLE: &str = "lesson";
const FIGURES: (&str, [&str; 2]) = (
    "idx_lesson_status_duration_minutes",
    ["status", "duration_minutes"],
);
const DROPPED: [(&str, &[&str]); 2] = [
    ("idx_lesson_status_start_at", &["status", "start_at"]),
    ("idx_lesson_start_at", &["start_at"]),
];

fn create(name: &str, columns: &[&'static str]) -> IndexCreateStatement {
    let mut index = Index::create().name(name).table(TABLE).to_owned();
    for column in columns {
        index.col(*column);
    }
    index
}

fn drop(name: &str) -> IndexDropStatement {
    Index::drop().name(name).table(TABLE).to_owned()
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let (name, columns) = FIGURES;
        manager.create_index(create(name, &columns)).await?;
        for (name, _) in DROPPED {
            manager.drop_index(drop(name)).await?;
        }
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (name, columns) in DROPPED {
            manager.create_index(create(name, columns)).await?;
        }
        manager.drop_index(drop(FIGURES.0)).await
    }
}
