//! What a teacher answered at a lesson about the student's body: health data, without words.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "body_state")]
pub struct Model {
    /// At which lesson it was answered.
    #[sea_orm(primary_key, auto_increment = false)]
    pub lesson_id: Uuid,
    /// Whose body it is.
    pub student_id: Uuid,
    /// Who answered.
    pub teacher_id: Uuid,
    /// `BodyState` of the planner: the answer, and until when it holds.
    #[sea_orm(column_type = "JsonBinary")]
    pub answer: Json,
    /// The last day that it holds, once that is known; it is forgotten twelve months later.
    pub ends_on: Option<Date>,
    /// When it was answered.
    pub answered_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
