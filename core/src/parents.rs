//! What parents see of their children's lessons (Spec §2.8, §4).
//!
//! - A child's lessons are upcoming from the first second after now and recent before, whatever their status.
//! - The family calendar lists the next 10 upcoming lessons, scheduled ones only, and counts those within 7 days
//!   (Spec §9).

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::lessons::list::{LessonSummary, has_begun, is_upcoming, sorted_by_start};
#[cfg(feature = "schema")]
use crate::validation::Violations;

/// Most events of the family calendar (Spec §9).
pub const CALENDAR_LIMIT: usize = 10;

/// A parent's response to a teacher's request.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerParentRequest {
    /// true links the child and shows the parent's contact data to the teacher; false declines all pending requests of
    /// that teacher.
    #[schemars(required)]
    pub accept: Option<bool>,
}

#[cfg(feature = "schema")]
impl AnswerParentRequest {
    /// Whether the teacher is accepted; a missing answer has no default.
    ///
    /// # Errors
    /// A missing answer.
    ///
    /// ```
    /// use reedling_core::parents::AnswerParentRequest;
    /// assert_eq!(AnswerParentRequest { accept: Some(false) }.check(), Ok(false));
    /// assert!(AnswerParentRequest { accept: None }.check().is_err());
    /// ```
    pub fn check(&self) -> Result<bool, Violations> {
        let mut found = Violations::default();
        let text = "Please choose Accept or Not My Teacher";
        let accept = found.require_some(self.accept, "accept", "required", text);
        accept.ok_or(found)
    }
}

/// A child's lessons on the parent dashboard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ChildTabs {
    /// Started now or earlier, latest first; the tab shows the first few.
    pub recent: Vec<String>,
    /// Start in the future, earliest first.
    pub upcoming: Vec<String>,
}

/// The family calendar.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FamilyCalendar {
    /// The next upcoming lessons, at most ten, earliest first.
    pub events: Vec<String>,
    /// "This Week": upcoming lessons from now to 7 days ahead.
    pub this_week: usize,
}

/// A child's lessons split by time alone, whatever their status (Spec §4).
///
/// ```
/// # use chrono::{DateTime, Utc};
/// use reedling_core::{lessons::list::LessonSummary, parents::split_by_time};
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let lesson = LessonSummary { id: "now".into(), ..LessonSummary::at(now) };
/// assert_eq!(split_by_time(&[lesson], now).recent, ["now"]);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn split_by_time(lessons: &[LessonSummary], now: DateTime<Utc>) -> ChildTabs {
    let sorted = sorted_by_start(lessons, |lesson| lesson.start_time);
    let (recent, upcoming): (Vec<_>, Vec<_>) = sorted
        .into_iter()
        .partition(|lesson| has_begun(lesson.start_time, now));
    let id = |lesson: &LessonSummary| lesson.id.clone();
    ChildTabs {
        recent: recent.into_iter().rev().map(id).collect(),
        upcoming: upcoming.into_iter().map(id).collect(),
    }
}

/// The family calendar at an instant.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::{lessons::list::LessonSummary, parents::family_calendar};
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let in_days = |days: i64| LessonSummary {
///     id: days.to_string(), status: "SCHEDULED".into(), ..LessonSummary::at(now + TimeDelta::days(days))
/// };
/// let calendar = family_calendar(&[in_days(8), in_days(7)], now);
/// assert_eq!((calendar.events, calendar.this_week), (vec!["7".to_owned(), "8".to_owned()], 1));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn family_calendar(lessons: &[LessonSummary], now: DateTime<Utc>) -> FamilyCalendar {
    let mut upcoming = sorted_by_start(lessons, |lesson| lesson.start_time);
    upcoming.retain(|lesson| is_upcoming(lesson.start_time, &lesson.status, now));
    let in_a_week = now + TimeDelta::days(7);
    FamilyCalendar {
        this_week: upcoming
            .iter()
            .filter(|lesson| lesson.start_time <= in_a_week)
            .count(),
        events: upcoming
            .iter()
            .take(CALENDAR_LIMIT)
            .map(|lesson| lesson.id.clone())
            .collect(),
    }
}
