//! That a teacher teaches a student.

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "enrolment")]
pub struct Model {
    /// Which teacher it is about.
    #[sea_orm(primary_key, auto_increment = false)]
    pub teacher_id: Uuid,
    /// Which student it is about.
    #[sea_orm(primary_key, auto_increment = false)]
    pub student_id: Uuid,
    /// Whether an administrator linked them, and not the teacher who added the student.
    pub linked_by_administrator: bool,
    /// When the row was written.
    pub created_at: DateTimeUtc,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
