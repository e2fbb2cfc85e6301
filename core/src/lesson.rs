//! Lessons: scheduling, series, status, editing, completing, lists.

pub mod complete;
pub mod conflict;
pub mod edit;
mod ends;
pub mod fields;
pub mod filter;
pub mod list;
pub mod note;
pub mod recurrence;
pub mod request;
pub mod schedule;
pub mod series;
pub mod status;
pub mod title;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::time::{text, wire};

/// One lesson's place in time: from the start, included, to the end, excluded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Occurrence {
    /// Start, an instant.
    #[serde(with = "wire")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub start_time: DateTime<Utc>,
    /// End, an instant.
    #[serde(with = "wire")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub end_time: DateTime<Utc>,
}

impl Occurrence {
    /// The lesson that starts then and takes so long; none outside the years 0001 to 9999, as only those have a
    /// form on the wire.
    pub fn starting(start_time: DateTime<Utc>, duration: TimeDelta) -> Option<Self> {
        let end_time = start_time.checked_add_signed(duration)?;
        let is_written = text::has_form(start_time) && text::has_form(end_time);
        is_written.then_some(Self {
            start_time,
            end_time,
        })
    }
}
