//! Until when no further mail of a kind goes out.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "mail_pause")]
pub struct Model {
    /// Which mail.
    #[sea_orm(primary_key, auto_increment = false)]
    pub mail: String,
    /// When the next one may go out.
    pub until: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
