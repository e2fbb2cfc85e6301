//! What a practice plan is made from.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::wire_date;

/// An exam on record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Exam {
    /// The examination board, as recorded.
    pub board: Option<String>,
    /// The exam's day; a past day only tells the board.
    #[serde(with = "wire_date::option")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub date: Option<NaiveDate>,
}

/// One day of the practice log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct LogEntry {
    /// Minutes the plan asked for.
    pub planned_minutes: u16,
    /// Minutes practised.
    pub done_minutes: u16,
}
