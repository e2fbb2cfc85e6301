//! Lessons that were scheduled together and keep one wall-clock time (D5).

use reedling_core::lessons::recurrence::RecurrenceType;
use sea_orm::entity::prelude::*;

use crate::value_types::Stored;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "lesson_series")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub teacher_id: Uuid,
    pub student_id: Uuid,
    /// Whether it repeats.
    pub recurrence_type: Stored<RecurrenceType>,
    /// IANA name of the zone whose wall clock the series keeps.
    pub time_zone: String,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
