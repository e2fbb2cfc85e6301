//! The authenticator app of an account.

use sea_orm::entity::prelude::*;

/// A row of the table: one per account.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "second_factor")]
pub struct Model {
    /// Whose it is.
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: Uuid,
    /// The app's secret, encrypted with a key that is in no database.
    pub secret_sealed: Vec<u8>,
    /// When the set-up began.
    pub created_at: DateTimeUtc,
    /// When the first right code was typed; until then it is not asked for.
    pub confirmed_at: Option<DateTimeUtc>,
    /// The step of the last code that was taken: this one and earlier ones are refused.
    pub last_step: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
