//! Codes for an account whose authenticator app is lost; each works once.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "recovery_code")]
pub struct Model {
    /// Whose it is.
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    /// SHA-256 of the code; the code itself is never stored.
    #[sea_orm(primary_key, auto_increment = false)]
    pub code_hash: Vec<u8>,
    /// When it was used.
    pub used_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
