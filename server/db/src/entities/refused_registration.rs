//! An address that an administrator refused: it may register again after thirty days.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "refused_registration")]
pub struct Model {
    /// SHA-256 of the address.
    #[sea_orm(primary_key, auto_increment = false)]
    pub address_hash: Vec<u8>,
    /// When it was refused.
    pub refused_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
