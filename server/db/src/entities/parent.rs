//! What a user has beside the account when they are a parent.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "parent")]
pub struct Model {
    /// The account.
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    pub address: Option<String>,
    /// The teacher or administrator who added the parent.
    pub created_by: Option<Uuid>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
