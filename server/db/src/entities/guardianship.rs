//! That a parent stands for a student.

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "guardianship")]
pub struct Model {
    /// Which parent it is about.
    #[sea_orm(primary_key, auto_increment = false)]
    pub parent_id: Uuid,
    /// Which student it is about.
    #[sea_orm(primary_key, auto_increment = false)]
    pub student_id: Uuid,
    /// Such as `Parent` or `Guardian`.
    pub relationship: String,
    /// Whether this parent is asked first.
    pub is_primary: bool,
    /// When the row was written.
    pub created_at: DateTimeUtc,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
