//! The 7-day practice plan of a completed lesson (D6).

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "practice_plan")]
pub struct Model {
    /// Which lesson it is about.
    #[sea_orm(primary_key, auto_increment = false)]
    pub lesson_id: Uuid,
    /// `built-in`, or the name of the model that made it.
    pub planner: String,
    /// `PracticeGuidance` of core.
    #[sea_orm(column_type = "JsonBinary")]
    pub guidance: Json,
    /// Reason codes and stages that stand beside the guidance.
    #[sea_orm(column_type = "JsonBinary")]
    pub basis: Json,
    /// When the row was written.
    pub created_at: DateTimeUtc,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
