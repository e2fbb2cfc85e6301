//! Whose account an OpenID provider's user opens.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "external_identity")]
pub struct Model {
    /// The provider, by its issuer address.
    #[sea_orm(primary_key, auto_increment = false)]
    pub issuer: String,
    /// The provider's own identifier of the person, which never changes; an address may.
    #[sea_orm(primary_key, auto_increment = false)]
    pub subject: String,
    /// The account.
    pub user_id: Uuid,
    /// When the two were linked.
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// The account that it opens.
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::UserId",
        to = "super::user::Column::Id"
    )]
    User,
}

impl ActiveModelBehavior for ActiveModel {}
