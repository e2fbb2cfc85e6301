//! Different items that are counted for a subject, shared by all replicas (D14).

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "tally")]
pub struct Model {
    /// For whom is counted, such as `failed:{network}`.
    #[sea_orm(primary_key, auto_increment = false)]
    pub subject: String,
    /// What is counted, such as the hash of an account's address.
    #[sea_orm(primary_key, auto_increment = false)]
    pub item: String,
    /// When it was counted.
    pub counted_at: DateTimeUtc,
    /// When it no longer counts.
    pub ends_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
