//! Lessons that were scheduled together and keep one wall-clock time (D5).

use reedling_core::lessons::recurrence::RecurrenceType;
use sea_orm::entity::prelude::*;

use crate::value_types::Stored;

/// A row of the table.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "lesson_series")]
pub struct Model {
    /// UUID v7.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    /// Which teacher it is about.
    pub teacher_id: Uuid,
    /// Which student it is about.
    pub student_id: Uuid,
    /// Whether it repeats.
    pub recurrence_type: Stored<RecurrenceType>,
    /// IANA name of the zone whose wall clock the series keeps.
    pub time_zone: String,
    /// When the row was written.
    pub created_at: DateTimeUtc,
}

/// Joins are written where they are used.
#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
