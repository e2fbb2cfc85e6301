//! A piece of a student; of those that are not merged into another, one by its normal title and composer.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "piece")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Who plays it.
    pub student_id: Uuid,
    /// As it is shown.
    pub title: String,
    /// As it is shown.
    pub composer: Option<String>,
    /// What the title is found by.
    pub normal_title: String,
    /// What the composer is found by; empty without one.
    pub normal_composer: String,
    /// Piece, study or song, for instance.
    pub kind: Option<String>,
    /// The tempo that it is to reach.
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub goal_tempo: Option<Json>,
    /// The last tempo that a lesson named, clean or not.
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub last_tempo: Option<Json>,
    /// The last tempo that is known to have been clean.
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub clean_tempo: Option<Json>,
    /// The piece that it was found to be.
    pub merged_into: Option<Uuid>,
    /// When that was found.
    pub merged_at: Option<DateTimeUtc>,
    /// Ids and names of pieces that were merged into it for good.
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub former: Option<Json>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
