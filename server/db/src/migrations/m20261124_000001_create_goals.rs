//! What lessons set: pieces, goals, the state of the body, and plans that have revisions. No piece and no goal is made:
//! what earlier lessons set stands in their notes, and their plan is the first revision.

use sea_orm_migration::{
    prelude::*,
    schema::{
        date_null, integer, json_binary, json_binary_null, text, text_null,
        timestamp_with_time_zone, timestamp_with_time_zone_null, uuid, uuid_null,
    },
    sea_orm::DbBackend,
};

/// Makes the tables and columns of this file.
#[derive(DeriveMigrationName)]
pub(super) struct Migration;

/// The columns that a lesson gets beside its revision.
const LESSON: [&str; 4] = ["goals_by", "week", "unread", "private_notes"];
/// The tables, those that refer to others first.
const TABLES: [&str; 4] = ["body_state", "lesson_goal", "piece_state", "piece"];

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// SQLite would otherwise leave a failed migration half applied.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        extend_lesson(manager).await?;
        revise_practice_plan(manager).await?;
        create_piece(manager).await?;
        create_piece_state(manager).await?;
        create_lesson_goal(manager).await?;
        create_body_state(manager).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in TABLES {
            let table = Table::drop().table(table).to_owned();
            manager.drop_table(table).await?;
        }
        unrevise_practice_plan(manager).await?;
        for column in LESSON.into_iter().chain(["goals_revision"]) {
            let alter = Table::alter()
                .table("lesson")
                .drop_column(column)
                .to_owned();
            manager.alter_table(alter).await?;
        }
        Ok(())
    }
}

/// What belongs to a completed lesson beside its goals.
async fn extend_lesson(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let [goals_by, week, unread, private_notes] = LESSON;
    for column in [
        integer("goals_revision").default(1).take(),
        text_null(goals_by),
        json_binary_null(week),
        json_binary_null(unread),
        text_null(private_notes),
    ] {
        let alter = Table::alter().table("lesson").add_column(column).to_owned();
        manager.alter_table(alter).await?;
    }
    Ok(())
}

/// A plan is that of a lesson's revision; what was there before is the first one. SQLite knows no other key for a table
/// that exists, so that the table is made anew.
async fn revise_practice_plan(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let conn = manager.get_connection();
    if manager.get_database_backend() == DbBackend::Postgres {
        conn.execute_unprepared(
            "ALTER TABLE practice_plan ADD COLUMN revision integer NOT NULL DEFAULT 1, ADD COLUMN cards jsonb, \
             ADD COLUMN struck jsonb",
        )
        .await?;
        conn.execute_unprepared(
            "ALTER TABLE practice_plan DROP CONSTRAINT practice_plan_pkey, ADD PRIMARY KEY (lesson_id, revision)",
        )
        .await?;
        return Ok(());
    }
    let table = Table::create()
        .table("practice_plan_revised")
        .col(uuid("lesson_id"))
        .col(integer("revision").default(1))
        .col(text("planner"))
        .col(json_binary("guidance"))
        .col(json_binary("basis"))
        .col(json_binary_null("cards"))
        .col(json_binary_null("struck"))
        .col(timestamp_with_time_zone("created_at"))
        .primary_key(Index::create().col("lesson_id").col("revision"))
        .foreign_key(&mut cascade(
            "practice_plan_revised",
            "lesson_id",
            ("lesson", "id"),
        ))
        .to_owned();
    manager.create_table(table).await?;
    conn.execute_unprepared(
        "INSERT INTO practice_plan_revised (lesson_id, planner, guidance, basis, created_at) \
         SELECT lesson_id, planner, guidance, basis, created_at FROM practice_plan",
    )
    .await?;
    replace_practice_plan(manager, "practice_plan_revised").await
}

/// Leaves the current plan of each lesson.
async fn unrevise_practice_plan(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let conn = manager.get_connection();
    conn.execute_unprepared(
        "DELETE FROM practice_plan WHERE revision < \
         (SELECT goals_revision FROM lesson WHERE lesson.id = practice_plan.lesson_id)",
    )
    .await?;
    if manager.get_database_backend() == DbBackend::Postgres {
        conn.execute_unprepared(
            "ALTER TABLE practice_plan DROP CONSTRAINT practice_plan_pkey, ADD PRIMARY KEY (lesson_id)",
        )
        .await?;
        conn.execute_unprepared(
            "ALTER TABLE practice_plan DROP COLUMN revision, DROP COLUMN cards, DROP COLUMN struck",
        )
        .await?;
        return Ok(());
    }
    let table = Table::create()
        .table("practice_plan_single")
        .col(uuid("lesson_id").primary_key())
        .col(text("planner"))
        .col(json_binary("guidance"))
        .col(json_binary("basis"))
        .col(timestamp_with_time_zone("created_at"))
        .foreign_key(&mut cascade(
            "practice_plan_single",
            "lesson_id",
            ("lesson", "id"),
        ))
        .to_owned();
    manager.create_table(table).await?;
    conn.execute_unprepared(
        "INSERT INTO practice_plan_single SELECT lesson_id, planner, guidance, basis, created_at FROM practice_plan",
    )
    .await?;
    replace_practice_plan(manager, "practice_plan_single").await
}

async fn replace_practice_plan(manager: &SchemaManager<'_>, by: &str) -> Result<(), DbErr> {
    let old = Table::drop().table("practice_plan").to_owned();
    manager.drop_table(old).await?;
    let rename = Table::rename()
        .table(by.to_owned(), "practice_plan")
        .to_owned();
    manager.rename_table(rename).await
}

/// A piece of a student, one by title and composer. One that was found to be another leads to it: by no foreign key, as
/// a backup is written and restored in any order of rows.
async fn create_piece(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let table = Table::create()
        .table("piece")
        .col(uuid("id").primary_key())
        .col(uuid("student_id"))
        .col(text("title"))
        .col(text_null("composer"))
        .col(text("normal_title"))
        .col(text("normal_composer"))
        .col(text_null("kind"))
        .col(json_binary_null("goal_tempo"))
        .col(json_binary_null("last_clean_tempo"))
        .col(uuid_null("merged_into"))
        .col(timestamp_with_time_zone_null("merged_at"))
        .col(timestamp_with_time_zone("created_at"))
        .col(timestamp_with_time_zone("updated_at"))
        .foreign_key(&mut cascade("piece", "student_id", ("student", "user_id")))
        .to_owned();
    manager.create_table(table).await?;
    let mut one_each = index("idx_piece_student_id_normal", "piece", "student_id");
    one_each.col("normal_title").col("normal_composer").unique();
    manager.create_index(one_each).await
}

/// How a piece stands with a teacher, and what was last said of it by hand.
async fn create_piece_state(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let table = Table::create()
        .table("piece_state")
        .col(uuid("piece_id"))
        .col(uuid("teacher_id"))
        .col(text("state"))
        .col(date_null("resting_until"))
        .col(text_null("hand_state"))
        .col(date_null("hand_until"))
        .col(timestamp_with_time_zone_null("hand_at"))
        .primary_key(Index::create().col("piece_id").col("teacher_id"))
        .foreign_key(&mut cascade("piece_state", "piece_id", ("piece", "id")))
        .foreign_key(&mut cascade("piece_state", "teacher_id", ("user", "id")))
        .to_owned();
    manager.create_table(table).await?;
    let of_teacher = index("idx_piece_state_teacher_id", "piece_state", "teacher_id");
    manager.create_index(of_teacher).await
}

/// What a lesson sets, by revision, in the order of importance. A piece that a goal names stays.
async fn create_lesson_goal(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let table = Table::create()
        .table("lesson_goal")
        .col(uuid("lesson_id"))
        .col(integer("revision"))
        .col(integer("position"))
        .col(uuid_null("piece_id"))
        .col(json_binary("goal"))
        .primary_key(
            Index::create()
                .col("lesson_id")
                .col("revision")
                .col("position"),
        )
        .foreign_key(&mut cascade("lesson_goal", "lesson_id", ("lesson", "id")))
        .foreign_key(
            ForeignKey::create()
                .from("lesson_goal", "piece_id")
                .to("piece", "id"),
        )
        .to_owned();
    manager.create_table(table).await?;
    let of_piece = index("idx_lesson_goal_piece_id", "lesson_goal", "piece_id");
    manager.create_index(of_piece).await
}

/// What a teacher answered at a lesson about the student's body; the latest answer of each teacher counts.
async fn create_body_state(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let table = Table::create()
        .table("body_state")
        .col(uuid("lesson_id").primary_key())
        .col(uuid("student_id"))
        .col(uuid("teacher_id"))
        .col(json_binary("answer"))
        .col(date_null("ends_on"))
        .foreign_key(&mut cascade("body_state", "lesson_id", ("lesson", "id")))
        .foreign_key(&mut cascade(
            "body_state",
            "student_id",
            ("student", "user_id"),
        ))
        .foreign_key(&mut cascade("body_state", "teacher_id", ("user", "id")))
        .to_owned();
    manager.create_table(table).await?;
    for column in ["student_id", "teacher_id", "ends_on"] {
        let name = format!("idx_body_state_{column}");
        let index = index(&name, "body_state", column);
        manager.create_index(index).await?;
    }
    Ok(())
}

fn cascade(table: &str, column: &str, to: (&str, &str)) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .from(table.to_owned(), column.to_owned())
        .to(to.0.to_owned(), to.1.to_owned())
        .on_delete(ForeignKeyAction::Cascade)
        .to_owned()
}

fn index(name: &str, table: &str, column: &str) -> IndexCreateStatement {
    Index::create()
        .name(name)
        .table(table.to_owned())
        .col(column.to_owned())
        .to_owned()
}
