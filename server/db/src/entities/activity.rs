//! The audit trail: who did what to whom, when (D8).

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "activity")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Activity type of Spec §3; a text, as another release may have other ones.
    pub kind: String,
    /// Who did it; absent for the system.
    pub actor_id: Option<Uuid>,
    /// Whom or what it was done to.
    pub subject_id: Option<Uuid>,
    /// A sentence for an administrator.
    pub description: String,
    /// `active`, `inactive` or `pending`.
    pub status: String,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// Who did it.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::ActorId",
        to = "super::user::Column::Id"
    )]
    Actor,
    /// The account that it was done to, if it was one.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::SubjectId",
        to = "super::user::Column::Id"
    )]
    Subject,
}

impl ActiveModelBehavior for ActiveModel {}
