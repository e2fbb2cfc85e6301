//! That a teacher found a parent by the exact address, and may link him to a student (D12).

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "parent_introduction")]
pub struct Model {
    /// Who knew the address.
    #[sea_orm(primary_key, auto_increment = false)]
    pub teacher_id: Uuid,
    /// Whose address it is.
    #[sea_orm(primary_key, auto_increment = false)]
    pub parent_id: Uuid,
    /// When the row was written.
    pub created_at: DateTimeUtc,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
