//! Lessons: scheduling, series, status, editing, completing, lists.
//!
//! | Rule | Where | Source |
//! |---|---|---|
//! | A lesson has a student, a title, a day of the years 1900 to 2199, a start and a length of 1 minute to 24 hours | [`fields`], [`schedule`], [`edit`] | Spec §5; the limits are for safety |
//! | The dialog refuses days before today, the call takes them | [`schedule`], [`request`] | Spec §5, D5 |
//! | A weekly series ends by count, 1 to 52, or with the last lesson on or before a day; more than 260 lessons are refused | [`recurrence`] | Spec §9, D5 |
//! | Its lessons keep their wall-clock time across clock changes | [`series`], [`crate::time`] | D5 |
//! | A series is edited, moved, cancelled, ended and extended by one plan, which is previewed and then carried out | [`series_change`] | Beyond the specification |
//! | Closures: days without lessons | [`closure`] | Beyond the specification |
//! | The wall time of a start is kept: when clock rules change, it tells which one was meant | [`wall_time`] | D16 |
//! | Overlaps are shown and never block; lessons that only touch do not overlap | [`conflict`] | D5 |
//! | SCHEDULED may become COMPLETED, CANCELLED or MISSED; nothing leaves those | [`status`] | Spec §4, D5 |
//! | Upcoming is scheduled with its start in the future | [`list`] | Spec §4 |
//! | A title fills itself in: name, hyphen, `ddMMyy`; in a series each has its own date | [`title`] | Spec §4, D13 |
//! | Completing needs notes, from which the practice plan is made | [`complete`] | Spec §5, D6 |
//! | A lesson note has 15 to 240 minutes, at least 10 characters and a piece | [`note`] | Spec §5, §9 |

pub mod cancel_reason;
pub mod closure;
pub mod complete;
pub mod conflict;
pub mod edit;
pub mod fields;
pub mod filter;
pub mod list;
pub mod note;
pub mod propose;
pub mod recurrence;
mod recurrence_end;
pub mod request;
pub mod schedule;
pub mod series;
pub mod series_change;
pub mod status;
pub mod title;
pub mod wall_time;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::time::{rfc3339, text};

/// When a lesson takes place: from the start, included, to the end, excluded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Occurrence {
    /// Start, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "DateTime<Utc>"))]
    pub start_time: DateTime<Utc>,
    /// End, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    #[cfg_attr(feature = "schema", schemars(with = "DateTime<Utc>"))]
    pub end_time: DateTime<Utc>,
}

impl Occurrence {
    /// The occurrence with that start and length; `None` outside the years 0001 to 9999, which RFC 3339 cannot write.
    ///
    /// ```
    /// # use chrono::{DateTime, TimeDelta, Utc};
    /// use reedling_core::lessons::Occurrence;
    /// let start: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
    /// let lesson = Occurrence::starting(start, TimeDelta::minutes(45)).ok_or("no such instant")?;
    /// assert_eq!(lesson.end_time.to_string(), "2026-03-02 15:45:00 UTC");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn starting(start_time: DateTime<Utc>, duration: TimeDelta) -> Option<Self> {
        let end_time = start_time.checked_add_signed(duration)?;
        let is_written = text::is_rfc3339_year(start_time) && text::is_rfc3339_year(end_time);
        is_written.then_some(Self {
            start_time,
            end_time,
        })
    }
}
