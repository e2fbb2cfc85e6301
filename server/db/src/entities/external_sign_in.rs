//! A browser that was sent to the OpenID provider and has not come back yet (D12).

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "external_sign_in")]
pub struct Model {
    /// SHA-256 of the handle that the browser's cookie holds.
    #[sea_orm(primary_key, auto_increment = false)]
    pub handle_hash: Vec<u8>,
    /// SHA-256 of the state that the provider sends back.
    pub state_hash: Vec<u8>,
    /// What the ID token must repeat.
    pub nonce: String,
    /// What shows the provider that the code was asked for here (RFC 7636).
    pub pkce_verifier: String,
    /// When the browser is too late; ten minutes after it left.
    pub expires_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
