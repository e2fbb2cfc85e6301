//! Indexes of columns that refer to other rows: a row that goes is looked for in each of them.

use sea_orm_migration::prelude::*;

/// Creates the indexes of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

/// Name, table and column.
const INDEXES: [(&str, &str, &str); 6] = [
    ("idx_exam_result_recorded_by", "exam_result", "recorded_by"),
    ("idx_lesson_series_id", "lesson", "series_id"),
    (
        "idx_lesson_series_student_id",
        "lesson_series",
        "student_id",
    ),
    (
        "idx_lesson_series_teacher_id",
        "lesson_series",
        "teacher_id",
    ),
    ("idx_planned_exam_planned_by", "planned_exam", "planned_by"),
    ("idx_student_created_by", "student", "created_by"),
];

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (name, table, column) in INDEXES {
            let index = Index::create()
                .name(name)
                .table(table)
                .col(column)
                .to_owned();
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
