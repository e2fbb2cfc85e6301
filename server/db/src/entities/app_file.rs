//! A hashed file of the app, of the release that is served and of those that it replaced a short while ago.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "app_file")]
pub struct Model {
    /// Its path in the address, without the first slash.
    #[sea_orm(primary_key, auto_increment = false)]
    pub path: String,
    /// `br` when the contents are packed with Brotli, else empty.
    pub coding: String,
    /// Its bytes.
    pub contents: Vec<u8>,
    /// When a release without it was started; absent for a file of the newest.
    pub replaced_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
