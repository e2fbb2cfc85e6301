//! The answer to a call that may be repeated (D5, D12).

use sea_orm::entity::prelude::*;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "idempotency_key")]
pub struct Model {
    /// Which caller it is about.
    #[sea_orm(primary_key, auto_increment = false)]
    pub caller_id: Uuid,
    /// As sent by the client.
    #[sea_orm(primary_key, auto_increment = false)]
    pub key: String,
    /// SHA-256 of the request: method, path and body.
    pub request_hash: Vec<u8>,
    /// The body as it was answered, without secrets.
    pub answer: String,
    /// When the row was written.
    pub created_at: DateTimeUtc,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
