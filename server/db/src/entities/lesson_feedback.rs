//! A teacher's feedback on a lesson (Spec §3, D5).

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "lesson_feedback")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub lesson_id: Uuid,
    pub content: String,
    /// List of text.
    #[sea_orm(column_type = "JsonBinary")]
    pub pieces_worked_on: Json,
    pub areas_improved: String,
    pub areas_need_work: String,
    pub technique_notes: String,
    pub musicianship_notes: String,
    /// List of {piece, focusAreas, dailyMinutes, specificInstructions}.
    #[sea_orm(column_type = "JsonBinary")]
    pub practice_assignments: Json,
    pub next_lesson_goals: String,
    /// 1 to 5.
    pub teacher_rating: Option<i32>,
    pub student_mood: Option<String>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

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
