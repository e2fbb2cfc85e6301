//! That a teacher may see what a parent entered, while they teach a child of theirs.

use sea_orm::entity::prelude::*;

use crate::value_types::{ConfirmationSource, Stored};

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "parent_confirmation")]
pub struct Model {
    /// Who may see.
    #[sea_orm(primary_key, auto_increment = false)]
    pub teacher_id: Uuid,
    /// Whose contact data.
    #[sea_orm(primary_key, auto_increment = false)]
    pub parent_id: Uuid,
    /// Who said so.
    pub source: Stored<ConfirmationSource>,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// Who may see.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::TeacherId",
        to = "super::user::Column::Id"
    )]
    Teacher,
    /// Whose contact data.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::ParentId",
        to = "super::user::Column::Id"
    )]
    Parent,
}

impl ActiveModelBehavior for ActiveModel {}
