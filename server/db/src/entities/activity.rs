//! The audit trail: who did what to whom, when (D8).

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "activity")]
pub struct Model {
    /// UUID v7.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Activity type of Spec §3.
    pub kind: String,
    /// Who did it; absent for the system.
    pub actor_id: Option<Uuid>,
    /// Whom or what it was done to.
    pub subject_id: Option<Uuid>,
    /// A sentence for an administrator.
    pub description: String,
    /// `active`, `inactive` or `pending`.
    pub status: String,
    /// When the row was written.
    pub created_at: DateTimeUtc,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
