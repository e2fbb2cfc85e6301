//! That a teacher teaches a student.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "enrolment")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub teacher_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub student_id: Uuid,
    /// Whether an administrator linked them, and not the teacher who added the student.
    pub linked_by_administrator: bool,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
