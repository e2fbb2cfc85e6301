//! A single-use link that was mailed: activation of an account or of a new address (D2).

use sea_orm::entity::prelude::*;

use crate::value_types::{LinkPurpose, Stored};

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "account_token")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Whose account the link is for.
    pub user_id: Uuid,
    /// What it is for.
    pub purpose: Stored<LinkPurpose>,
    /// SHA-256 of the token.
    pub token_hash: Vec<u8>,
    /// When it stops working.
    pub expires_at: DateTimeUtc,
    /// Set by the one use.
    pub used_at: Option<DateTimeUtc>,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
