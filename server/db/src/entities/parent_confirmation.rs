//! That a teacher may see what a parent entered, while they teach a child of theirs.

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "parent_confirmation")]
pub struct Model {
    /// Who may see.
    #[sea_orm(primary_key, auto_increment = false)]
    pub teacher_id: Uuid,
    /// Whose contact data.
    #[sea_orm(primary_key, auto_increment = false)]
    pub parent_id: Uuid,
    /// `parent` or `administrator`, who said so; from earlier releases `entered` or `kept`.
    pub source: String,
    /// When the row was written.
    pub created_at: DateTimeUtc,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
