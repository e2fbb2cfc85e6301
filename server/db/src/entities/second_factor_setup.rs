//! An authenticator app that is being set up in a session.

use sea_orm::entity::prelude::*;

/// A row of the table: one per session.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "second_factor_setup")]
pub struct Model {
    /// The session; it ends with it.
    #[sea_orm(primary_key, auto_increment = false)]
    pub session_id: Uuid,
    /// The app's secret, encrypted with a key that is in no database.
    pub secret_sealed: Vec<u8>,
    /// When the set-up began.
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
