//! A network from which an account's owner has signed in before (D14).

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "known_network")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Whose account it is.
    pub user_id: Uuid,
    /// Random bytes that are hashed with the network.
    pub salt: Vec<u8>,
    /// SHA-256 of the salt and the network.
    pub network_hash: Vec<u8>,
    /// The last sign-in from it, to the day.
    pub last_used_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
