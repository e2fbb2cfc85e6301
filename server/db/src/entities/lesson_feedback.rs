//! A teacher's feedback on a lesson (Spec §3, D5).

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "lesson_feedback")]
pub struct Model {
    /// Which lesson it is about.
    #[sea_orm(primary_key, auto_increment = false)]
    pub lesson_id: Uuid,
    /// Content.
    pub content: String,
    /// List of text.
    #[sea_orm(column_type = "JsonBinary")]
    pub pieces_worked_on: Json,
    /// Areas improved.
    pub areas_improved: String,
    /// Areas need work.
    pub areas_need_work: String,
    /// Technique notes.
    pub technique_notes: String,
    /// Musicianship notes.
    pub musicianship_notes: String,
    /// List of {piece, focusAreas, dailyMinutes, specificInstructions}.
    #[sea_orm(column_type = "JsonBinary")]
    pub practice_assignments: Json,
    /// Next lesson goals.
    pub next_lesson_goals: String,
    /// 1 to 5.
    pub teacher_rating: Option<i32>,
    /// Student mood.
    pub student_mood: Option<String>,
    /// When the row was written.
    pub created_at: DateTimeUtc,
    /// When the row last changed.
    pub updated_at: DateTimeUtc,
}

/// The rows that it belongs to.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// What it is about.
    #[sea_orm(
        belongs_to = "super::lesson::Entity",
        from = "Column::LessonId",
        to = "super::lesson::Column::Id"
    )]
    Lesson,
}

impl ActiveModelBehavior for ActiveModel {}
