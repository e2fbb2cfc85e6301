//! What the filters above a list of lessons are set to (Spec §2.6, §4).
//!
//! A week reaches from 7 days ago to 7 days ahead, a month from one month ago to one month ahead on the wall clock.

use serde::{Deserialize, Serialize};

/// Choice of the teacher's status filter (Spec §2.6).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum StatusChoice {
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

/// Choice of the teacher's time filter (Spec §2.6, §4).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum TimeChoice {
    /// "All Time".
    #[default]
    All,
    /// "This Week": from 7 days ago to 7 days ahead.
    Week,
    /// "This Month": from a month ago to a month ahead.
    Month,
}

/// The teacher's search box and filters.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LessonFilter {
    /// Part of a title or a student's name.
    pub search: String,
    /// Status filter.
    pub status: StatusChoice,
    /// Time filter.
    pub time: TimeChoice,
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

/// Filters of a student's or a parent's list.
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
