//! Teachers, students, parents and what links them.

use sea_orm_migration::{
    prelude::*,
    schema::{
        boolean, date, date_null, integer, text, text_null, timestamp_with_time_zone, uuid,
        uuid_null,
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
        create_teacher(manager).await?;
        create_student(manager).await?;
        create_parent(manager).await?;
        create_guardianship(manager).await?;
        create_enrolment(manager).await?;
        create_exam_result(manager).await?;
        Ok(())
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager
            .drop_table(Table::drop().table("exam_result").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("enrolment").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("guardianship").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("parent").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("student").to_owned())
            .await?;
        manager
            .drop_table(Table::drop().table("teacher").to_owned())
            .await?;
        Ok(())
    }
}

/// What a user has beside the account when they teach.
async fn create_teacher(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("teacher")
                .col(uuid("user_id").primary_key())
                .col(text_null("instrument"))
                .col(text_null("department"))
                .foreign_key(
                    ForeignKey::create()
                        .from("teacher", "user_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// What a user has beside the account when they are a student.
async fn create_student(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("student")
                .col(uuid("user_id").primary_key())
                .col(text("first_name"))
                .col(text("last_name"))
                .col(date_null("date_of_birth"))
                .col(boolean("is_minor"))
                .col(text("grade"))
                .col(text_null("section"))
                .col(text("instrument"))
                .col(text_null("roll_number"))
                .col(text_null("address"))
                .col(text_null("emergency_contact"))
                .col(text_null("notes"))
                .col(uuid_null("created_by"))
                .col(timestamp_with_time_zone("created_at"))
                .col(timestamp_with_time_zone("updated_at"))
                .foreign_key(
                    ForeignKey::create()
                        .from("student", "user_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .foreign_key(
                    ForeignKey::create()
                        .from("student", "created_by")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::SetNull),
                )
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// What a user has beside the account when they are a parent.
async fn create_parent(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("parent")
                .col(uuid("user_id").primary_key())
                .col(text_null("address"))
                .col(uuid_null("created_by"))
                .foreign_key(
                    ForeignKey::create()
                        .from("parent", "user_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .foreign_key(
                    ForeignKey::create()
                        .from("parent", "created_by")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::SetNull),
                )
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_parent_created_by")
                .table("parent")
                .col("created_by")
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// That a parent stands for a student.
async fn create_guardianship(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("guardianship")
                .col(uuid("parent_id"))
                .col(uuid("student_id"))
                .col(text("relationship"))
                .col(boolean("is_primary"))
                .col(timestamp_with_time_zone("created_at"))
                .primary_key(Index::create().col("parent_id").col("student_id"))
                .foreign_key(
                    ForeignKey::create()
                        .from("guardianship", "parent_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .foreign_key(
                    ForeignKey::create()
                        .from("guardianship", "student_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_guardianship_student_id")
                .table("guardianship")
                .col("student_id")
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// That a teacher teaches a student.
async fn create_enrolment(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("enrolment")
                .col(uuid("teacher_id"))
                .col(uuid("student_id"))
                .col(timestamp_with_time_zone("created_at"))
                .primary_key(Index::create().col("teacher_id").col("student_id"))
                .foreign_key(
                    ForeignKey::create()
                        .from("enrolment", "teacher_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .foreign_key(
                    ForeignKey::create()
                        .from("enrolment", "student_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_enrolment_student_id")
                .table("enrolment")
                .col("student_id")
                .to_owned(),
        )
        .await?;
    Ok(())
}

/// An examination that a student has taken (D4).
async fn create_exam_result(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    manager
        .create_table(
            Table::create()
                .table("exam_result")
                .col(uuid("id").primary_key())
                .col(uuid("student_id"))
                .col(text("board"))
                .col(text("grade"))
                .col(date("taken_on"))
                .col(integer("percentage"))
                .col(uuid("recorded_by"))
                .col(timestamp_with_time_zone("created_at"))
                .foreign_key(
                    ForeignKey::create()
                        .from("exam_result", "student_id")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .foreign_key(
                    ForeignKey::create()
                        .from("exam_result", "recorded_by")
                        .to("user", "id")
                        .on_delete(ForeignKeyAction::Cascade),
                )
                .to_owned(),
        )
        .await?;
    manager
        .create_index(
            Index::create()
                .name("idx_exam_result_student_id_taken_on")
                .table("exam_result")
                .col("student_id")
                .col("taken_on")
                .to_owned(),
        )
        .await?;
    Ok(())
}
