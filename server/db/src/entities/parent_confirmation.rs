//! That a teacher may see what a parent entered, while they teach a child of theirs.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "parent_confirmation")]
pub struct Model {
    /// Who may see.
    #[sea_orm(primary_key, auto_increment = false)]
    pub teacher_id: Uuid,
    /// Whose contact data.
    #[sea_orm(primary_key, auto_increment = false)]
    pub parent_id: Uuid,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
