//! One lesson of one student with one teacher.

use reedling_core::lessons::status::LessonStatus;
use sea_orm::entity::prelude::*;

use crate::value_types::{GoalsBy, Stored};

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "lesson")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub series_id: Uuid,
    pub teacher_id: Uuid,
    pub student_id: Uuid,
    pub title: String,
    pub description: Option<String>,
    pub start_at: DateTimeUtc,
    /// The wall time of the start in the zone of the series, with the offset that held when the start was set (D16). None for
    /// rows of before; of another instant where a release that does not write it has moved the lesson.
    pub start_local: Option<String>,
    /// Start plus the minutes, elapsed (D12).
    pub end_at: DateTimeUtc,
    pub duration_minutes: i32,
    /// How it stands.
    pub status: Stored<LessonStatus>,
    /// The edit form's text (D12).
    pub notes: Option<String>,
    /// From scheduling and completing (D12).
    pub teacher_notes: Option<String>,
    /// What only the teacher and administrators read; no query for others selects it.
    pub private_notes: Option<String>,
    pub completed_at: Option<DateTimeUtc>,
    /// Grows with each change; a change made from an older one is refused (D5).
    pub version: i32,
    /// Grows with each change of the goals; plan and goals of this revision are current.
    pub goals_revision: i32,
    /// By whom its goals were set; none before it is completed, and where it was completed without notes.
    pub goals_by: Option<Stored<GoalsBy>>,
    /// `Week` of the planner: what the lesson says of the days and minutes.
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub week: Option<Json>,
    /// The phrases of the notes that no goal was made of.
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub unread: Option<Json>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// The account of who gives it.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::TeacherId",
        to = "super::user::Column::Id"
    )]
    Teacher,
    /// The account of who has it.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::StudentId",
        to = "super::user::Column::Id"
    )]
    StudentUser,
    /// Who has it.
    #[sea_orm(
        belongs_to = "super::student::Entity",
        from = "Column::StudentId",
        to = "super::student::Column::UserId"
    )]
    Student,
    /// What it was scheduled with.
    #[sea_orm(
        belongs_to = "super::lesson_series::Entity",
        from = "Column::SeriesId",
        to = "super::lesson_series::Column::Id"
    )]
    Series,
}

impl ActiveModelBehavior for ActiveModel {}
