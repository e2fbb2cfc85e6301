//! The answer to a call that may be repeated (D5, D12).

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "idempotency_key")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub caller_id: Uuid,
    /// As sent by the client.
    #[sea_orm(primary_key, auto_increment = false)]
    pub key: String,
    /// SHA-256 of the request: method, path and body.
    pub request_hash: Vec<u8>,
    /// The body as it was answered, without secrets.
    pub answer: String,
    /// The student that the answer is about, if the request does not name them.
    pub subject_id: Option<Uuid>,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
