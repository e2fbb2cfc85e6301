//! A browser in which an account's owner has signed in before (D14).

use sea_orm::entity::prelude::*;

/// A row of the table: one per browser and account.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "known_browser")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Whose account it is.
    pub user_id: Uuid,
    /// SHA-256 of the cookie; the cookie itself is never stored.
    pub token_hash: Vec<u8>,
    pub created_at: DateTimeUtc,
    /// The last sign-in with it.
    pub last_used_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
