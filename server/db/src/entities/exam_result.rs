//! An examination that a student has taken (D4).

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "exam_result")]
pub struct Model {
    /// UUID v7.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Which student it is about.
    pub student_id: Uuid,
    /// Board.
    pub board: String,
    /// Grade.
    pub grade: String,
    /// Taken on.
    pub taken_on: Date,
    /// 0 to 100.
    pub percentage: i32,
    /// Recorded by.
    pub recorded_by: Uuid,
    /// When the row was written.
    pub created_at: DateTimeUtc,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
