//! Lessons, their series, plans and feedback.

use sea_orm_migration::{
    prelude::*,
    schema::{
        integer, integer_null, json_binary, json_binary_null, text, text_null,
        timestamp_with_time_zone, timestamp_with_time_zone_null, uuid, var_binary,
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
        create_lesson_series(manager).await?;
        create_lesson(manager).await?;
        create_practice_plan(manager).await?;
        create_lesson_feedback(manager).await?;
        create_idempotency_key(manager).await?;
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager
            .drop_table(Table::drop().table("idempotency_key").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("lesson_feedback").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("practice_plan").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("lesson").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("lesson_series").to_owned())
            .await?;
        Ok(())
    }
}

/// Lessons that were scheduled together and keep one wall-clock time (D5).
async fn create_lesson_series(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("lesson_series")
                .col(uuid("id").primary_key())
                .col(uuid("teacher_id"))
                .col(uuid("student_id"))
                .col(text("recurrence_type"))
                .col(text("time_zone"))
                .col(timestamp_with_time_zone("created_at"))
                .foreign_key(
                    ForeignKey::create()
                        .from("lesson_series", "teacher_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .foreign_key(
                    ForeignKey::create()
                        .from("lesson_series", "student_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// One lesson of one student with one teacher.
async fn create_lesson(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("lesson")
                .col(uuid("id").primary_key())
                .col(uuid("series_id"))
                .col(uuid("teacher_id"))
                .col(uuid("student_id"))
                .col(text("title"))
                .col(text_null("description"))
                .col(timestamp_with_time_zone("start_at"))
                .col(timestamp_with_time_zone("end_at"))
                .col(integer("duration_minutes"))
                .col(text("status"))
                .col(text_null("notes"))
                .col(text_null("teacher_notes"))
                .col(timestamp_with_time_zone_null("completed_at"))
                .col(integer("version"))
                .col(timestamp_with_time_zone("created_at"))
                .col(timestamp_with_time_zone("updated_at"))
                .foreign_key(
                    ForeignKey::create()
                        .from("lesson", "series_id")
                        .to("lesson_series", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .foreign_key(
                    ForeignKey::create()
                        .from("lesson", "teacher_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .foreign_key(
                    ForeignKey::create()
                        .from("lesson", "student_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_lesson_teacher_id_start_at")
                .table("lesson")
                .col("teacher_id")
                .col("start_at")
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_lesson_student_id_start_at")
                .table("lesson")
                .col("student_id")
                .col("start_at")
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_lesson_status_start_at")
                .table("lesson")
                .col("status")
                .col("start_at")
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// The 7-day practice plan of a completed lesson (D6).
async fn create_practice_plan(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("practice_plan")
                .col(uuid("lesson_id").primary_key())
                .col(text("planner"))
                .col(json_binary("guidance"))
                .col(json_binary("basis"))
                .col(timestamp_with_time_zone("created_at"))
                .foreign_key(
                    ForeignKey::create()
                        .from("practice_plan", "lesson_id")
                        .to("lesson", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// A teacher's feedback on a lesson (Spec §3, D5).
async fn create_lesson_feedback(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("lesson_feedback")
                .col(uuid("lesson_id").primary_key())
                .col(text("content"))
                .col(json_binary("pieces_worked_on"))
                .col(text("areas_improved"))
                .col(text("areas_need_work"))
                .col(text("technique_notes"))
                .col(text("musicianship_notes"))
                .col(json_binary("practice_assignments"))
                .col(text("next_lesson_goals"))
                .col(integer_null("teacher_rating"))
                .col(text_null("student_mood"))
                .col(timestamp_with_time_zone("created_at"))
                .col(timestamp_with_time_zone("updated_at"))
                .foreign_key(
                    ForeignKey::create()
                        .from("lesson_feedback", "lesson_id")
                        .to("lesson", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// The answer to a call that may be repeated (D5, D12).
async fn create_idempotency_key(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("idempotency_key")
                .col(uuid("caller_id"))
                .col(text("key"))
                .col(var_binary("request_hash", 32))
                .col(json_binary_null("response"))
                .col(timestamp_with_time_zone("created_at"))
                .primary_key(Index::create().col("caller_id").col("key"))
                .foreign_key(
                    ForeignKey::create()
                        .from("idempotency_key", "caller_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_idempotency_key_created_at")
                .table("idempotency_key")
                .col("created_at")
                .to_owned(),
        )
        .await?;
    Ok(())
}
