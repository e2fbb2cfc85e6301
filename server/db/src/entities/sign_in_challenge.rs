//! Sign-ins whose first factor was right and that wait for the second.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "sign_in_challenge")]
pub struct Model {
    /// SHA-256 of what the browser holds.
    #[sea_orm(primary_key, auto_increment = false)]
    pub token_hash: Vec<u8>,
    /// Whose account it is.
    pub user_id: Uuid,
    /// How many codes were tried.
    pub tries: i32,
    /// Whether browser and network become known once the code is right.
    pub remembers_browser: bool,
    /// When it is too late.
    pub expires_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
