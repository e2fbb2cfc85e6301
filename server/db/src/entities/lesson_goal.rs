//! A goal that a lesson sets, by revision.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "lesson_goal")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub lesson_id: Uuid,
    /// Grows with each change of the lesson's goals; that of the lesson is current.
    #[sea_orm(primary_key, auto_increment = false)]
    pub revision: i32,
    /// Its place, the most important goal first.
    #[sea_orm(primary_key, auto_increment = false)]
    pub position: i32,
    /// Which piece it is about, if it is about one.
    pub piece_id: Option<Uuid>,
    /// `Goal` of the planner.
    #[sea_orm(column_type = "JsonBinary")]
    pub goal: Json,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
