//! What a user has beside the account when they teach.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "teacher")]
pub struct Model {
    /// The account.
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    pub instrument: Option<String>,
    pub department: Option<String>,
    /// Minutes of a lesson unless another length is chosen; none where the teacher has chosen nothing.
    pub default_duration_minutes: Option<i32>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// The account.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::UserId",
        to = "super::user::Column::Id"
    )]
    User,
}

impl ActiveModelBehavior for ActiveModel {}
