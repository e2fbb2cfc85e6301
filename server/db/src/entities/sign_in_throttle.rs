//! Failed sign-ins of one account or one network address, shared by all replicas (D2, D12).

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "sign_in_throttle")]
pub struct Model {
    /// What is counted and for whom, such as `account:{hash of the address}` or `address:{ip}`.
    #[sea_orm(primary_key, auto_increment = false)]
    pub key: String,
    /// Failures since the window began.
    pub failures: i32,
    /// When counting began; a window lasts an hour.
    pub window_started_at: DateTimeUtc,
    /// No attempt is looked at before this.
    pub blocked_until: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
