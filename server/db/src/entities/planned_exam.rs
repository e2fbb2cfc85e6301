//! An examination that a student works towards (D13); at most one.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "planned_exam")]
pub struct Model {
    /// Whose it is.
    #[sea_orm(primary_key, auto_increment = false)]
    pub student_id: Uuid,
    /// Who will examine, if it is decided.
    pub board: Option<String>,
    /// Grade, if it is decided.
    pub grade: Option<String>,
    /// The day.
    pub takes_place_on: Date,
    /// Who planned it.
    pub planned_by: Option<Uuid>,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
