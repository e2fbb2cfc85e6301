//! How a piece stands with a teacher: kept from the goals of their lessons and from what they last set by hand.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "piece_state")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub piece_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub teacher_id: Uuid,
    /// `active`, `kept`, `resting` or `finished`.
    pub state: String,
    /// The last day of the rest, where it ends by itself.
    pub resting_until: Option<Date>,
    /// What was last set by hand.
    pub hand_state: Option<String>,
    /// The last day of a rest that was set by hand.
    pub hand_until: Option<Date>,
    /// When it was set by hand; later lessons overrule it.
    pub hand_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
