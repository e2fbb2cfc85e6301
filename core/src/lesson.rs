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

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::time::wire;

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
