//! The 7-day practice plan of a completed lesson, by revision (D6).

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "practice_plan")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub lesson_id: Uuid,
    /// Of which revision of the lesson's goals it was made; that of the lesson is current.
    #[sea_orm(primary_key, auto_increment = false)]
    pub revision: i32,
    /// `built-in`, or the name of the model that made it.
    pub planner: String,
    /// `PracticeGuidance` of core.
    #[sea_orm(column_type = "JsonBinary")]
    pub guidance: Json,
    /// Reason codes and stages that stand beside the guidance.
    #[sea_orm(column_type = "JsonBinary")]
    pub basis: Json,
    /// Its lines with their keys.
    #[sea_orm(column_type = "JsonBinary")]
    pub cards: Json,
    /// Where the tempi of its week begin and end, which the next plan goes on from.
    #[sea_orm(column_type = "JsonBinary")]
    pub tempi: Json,
    /// Keys of the lines that the teacher struck.
    #[sea_orm(column_type = "JsonBinary")]
    pub struck: Json,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
