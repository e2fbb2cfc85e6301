//! The filters above a list of lessons (Spec §2.6, §4).
//!
//! A week reaches from 7 days ago to 7 days ahead, a month from one month ago to one month ahead on the wall clock.

use chrono::{DateTime, Months, NaiveDateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::status::LessonStatus;
use crate::{
    choice::Choice,
    time::{Zone, to_local, to_utc},
};

/// Choice of the teacher's status filter (Spec §2.6).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum StatusFilter {
    /// "All Status".
    #[default]
    All,
    /// "Upcoming": scheduled and in the future.
    Upcoming,
    /// "Completed".
    Completed,
    /// "Cancelled".
    Cancelled,
}

impl StatusFilter {
    /// Every choice with its words, in the order of the filter.
    pub const CHOICES: [Choice; 4] = [
        Choice::new("all", "All Status"),
        Choice::new("upcoming", "Upcoming"),
        Choice::new("completed", "Completed"),
        Choice::new("cancelled", "Cancelled"),
    ];
}

/// Choice of the teacher's time filter (Spec §2.6, §4).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum TimeRange {
    /// "All Time".
    #[default]
    All,
    /// "This Week": from 7 days ago to 7 days ahead.
    Week,
    /// "This Month": from a month ago to a month ahead.
    Month,
}

impl TimeRange {
    /// Every choice with its words, in the order of the filter.
    pub const CHOICES: [Choice; 3] = [
        Choice::new("all", "All Time"),
        Choice::new("week", "This Week"),
        Choice::new("month", "This Month"),
    ];

    /// Earliest and latest start that pass the filter; days and months are those of the wall clock.
    pub(super) fn window(
        self,
        now: DateTime<Utc>,
        zone: &impl Zone,
    ) -> (DateTime<Utc>, DateTime<Utc>) {
        let local = to_local(zone, now);
        let week = TimeDelta::days(7);
        let month = Months::new(1);
        let (from, to) = match self {
            Self::All => (None, None),
            Self::Week => (
                local.checked_sub_signed(week),
                local.checked_add_signed(week),
            ),
            Self::Month => (
                local.checked_sub_months(month),
                local.checked_add_months(month),
            ),
        };
        let instant =
            |local: Option<NaiveDateTime>, open| local.map_or(open, |local| to_utc(zone, local));
        (
            instant(from, DateTime::<Utc>::MIN_UTC),
            instant(to, DateTime::<Utc>::MAX_UTC),
        )
    }
}

/// The teacher's search box and filters.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LessonFilter {
    /// Part of a title or a student's name.
    pub search: String,
    /// Status filter.
    pub status: StatusFilter,
    /// Time filter.
    pub time: TimeRange,
}

/// Order by start.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum DateOrder {
    /// Latest start first.
    #[default]
    Newest,
    /// Earliest start first.
    Oldest,
}

impl DateOrder {
    /// Both orders with their words, the one that lists open with first.
    pub const CHOICES: [Choice; 2] = [
        Choice::new("newest", "Newest"),
        Choice::new("oldest", "Oldest"),
    ];
}

/// Choices of a family's status filter: all, then every status (Spec §2.7).
pub const FAMILY_STATUSES: [Choice; 5] = [
    Choice::new("all", "All"),
    LessonStatus::Scheduled.choice(),
    LessonStatus::Completed.choice(),
    LessonStatus::Cancelled.choice(),
    LessonStatus::Missed.choice(),
];

/// Filters of a family's list: a student's or a parent's.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct FamilyFilter {
    /// A status as on the wire, or `all`.
    #[cfg_attr(feature = "ts", tsify(type = "\"all\" | LessonStatus"))]
    pub status: String,
    /// Only this child's lessons.
    #[serde(default)]
    pub child_id: Option<String>,
    /// Order by start.
    pub order: DateOrder,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values<T: serde::de::DeserializeOwned>(choices: &[Choice]) -> Vec<T> {
        let value = |choice: &Choice| serde_json::from_value(choice.value.into());
        choices
            .iter()
            .map(|choice| value(choice).unwrap())
            .collect()
    }

    #[test]
    fn every_choice_is_read_as_itself_the_default_first() {
        use StatusFilter::{All, Cancelled, Completed, Upcoming};
        let statuses: Vec<StatusFilter> = values(&StatusFilter::CHOICES);
        assert_eq!(statuses, [All, Upcoming, Completed, Cancelled]);
        let times: Vec<TimeRange> = values(&TimeRange::CHOICES);
        assert_eq!(times, [TimeRange::All, TimeRange::Week, TimeRange::Month]);
        let orders: Vec<DateOrder> = values(&DateOrder::CHOICES);
        assert_eq!(orders, [DateOrder::Newest, DateOrder::Oldest]);
        let families: Vec<LessonStatus> = values(&FAMILY_STATUSES[1..]);
        assert_eq!(families, LessonStatus::ALL);
    }
}
