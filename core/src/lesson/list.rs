//! Lists of lessons: what is upcoming, search, filters, order, counts.

use chrono::{DateTime, Months, NaiveDateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::status::LessonStatus;
use crate::time::{Zone, to_local, to_utc, wire};

/// A row of the teacher's list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LessonRow {
    /// Identifier.
    pub id: String,
    /// Title.
    pub title: String,
    /// Who takes it.
    pub student_name: String,
    /// Start, an instant.
    #[serde(with = "wire")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub start_time: DateTime<Utc>,
    /// Status as on the wire.
    pub status: String,
}

/// A row of a student's or a parent's list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct FamilyLessonRow {
    /// Identifier.
    pub id: String,
    /// Start, an instant.
    #[serde(with = "wire")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub start_time: DateTime<Utc>,
    /// Status as on the wire.
    pub status: String,
    /// Whose lesson it is; not needed in a student's own list.
    #[serde(default)]
    pub child_id: Option<String>,
}

/// What counting needs to know of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CountedLesson {
    /// Start, an instant.
    #[serde(with = "wire")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub start_time: DateTime<Utc>,
    /// Status as on the wire.
    pub status: String,
}

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

/// Numbers above a list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LessonCounts {
    /// All lessons.
    pub total: usize,
    /// Scheduled and in the future.
    pub upcoming: usize,
    /// Completed.
    pub completed: usize,
    /// Cancelled.
    pub cancelled: usize,
    /// Scheduled, whatever their time.
    pub scheduled: usize,
}

/// Whether a lesson is upcoming: scheduled, with its start in the future (Spec §4).
pub fn is_upcoming(start: DateTime<Utc>, status: &str, now: DateTime<Utc>) -> bool {
    start > now && is(status, LessonStatus::Scheduled)
}

/// Identifiers of the teacher's lessons that pass search and filters, earliest first.
///
/// ```
/// # use chrono::{DateTime, Utc};
/// use reedling_core::{lesson::list::{LessonFilter, LessonRow, teacher_lessons}, time::Zone};
/// struct Utc0;
/// impl Zone for Utc0 {
///     fn offset_seconds(&self, _: i64) -> i32 { 0 }
/// }
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let row = |id: &str, start_time, title: &str| LessonRow {
///     id: id.into(), title: title.into(), student_name: "Mina".into(), start_time, status: "SCHEDULED".into(),
/// };
/// let rows = [row("b", now, "Scales"), row("a", now - chrono::TimeDelta::days(9), "Minuet")];
/// let found = teacher_lessons(&rows, &LessonFilter { search: "minu".into(), ..Default::default() }, now, &Utc0);
/// assert_eq!(found, ["a"]);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn teacher_lessons<'a>(
    lessons: &'a [LessonRow],
    filter: &LessonFilter,
    now: DateTime<Utc>,
    zone: &impl Zone,
) -> Vec<&'a str> {
    let wanted = filter.search.trim().to_lowercase();
    let (from, to) = window(filter.time, now, zone);
    let mut found: Vec<_> = lessons
        .iter()
        .filter(|lesson| (from..=to).contains(&lesson.start_time))
        .filter(|lesson| match filter.status {
            StatusChoice::All => true,
            StatusChoice::Upcoming => is_upcoming(lesson.start_time, &lesson.status, now),
            StatusChoice::Completed => is(&lesson.status, LessonStatus::Completed),
            StatusChoice::Cancelled => is(&lesson.status, LessonStatus::Cancelled),
        })
        .filter(|lesson| {
            contains(&lesson.title, &wanted) || contains(&lesson.student_name, &wanted)
        })
        .collect();
    found.sort_by_key(|lesson| lesson.start_time);
    found.into_iter().map(|lesson| lesson.id.as_str()).collect()
}

/// Identifiers of a family's lessons that pass the filters, in the chosen order.
pub fn family_lessons<'a>(lessons: &'a [FamilyLessonRow], filter: &FamilyFilter) -> Vec<&'a str> {
    let mut found: Vec<_> = lessons
        .iter()
        .filter(|lesson| filter.status == "all" || lesson.status == filter.status)
        .filter(|lesson| filter.child_id.is_none() || lesson.child_id == filter.child_id)
        .collect();
    match filter.order {
        DateOrder::Oldest => found.sort_by_key(|lesson| lesson.start_time),
        DateOrder::Newest => found.sort_by_key(|lesson| std::cmp::Reverse(lesson.start_time)),
    }
    found.into_iter().map(|lesson| lesson.id.as_str()).collect()
}

/// The numbers above a list.
pub fn counts(lessons: &[CountedLesson], now: DateTime<Utc>) -> LessonCounts {
    let mut counts = LessonCounts {
        total: lessons.len(),
        ..LessonCounts::default()
    };
    for lesson in lessons {
        match LessonStatus::parse(&lesson.status) {
            Some(LessonStatus::Scheduled) => {
                counts.scheduled += 1;
                counts.upcoming += usize::from(lesson.start_time > now);
            }
            Some(LessonStatus::Completed) => counts.completed += 1,
            Some(LessonStatus::Cancelled) => counts.cancelled += 1,
            Some(LessonStatus::Missed) | None => {}
        }
    }
    counts
}

/// Whether the text, whatever its case, contains what is searched (already in lower case).
pub(crate) fn contains(text: &str, wanted: &str) -> bool {
    wanted.is_empty() || text.to_lowercase().contains(wanted)
}

fn is(status: &str, wanted: LessonStatus) -> bool {
    status == wanted.as_str()
}

/// First and last start that a time filter lets through; days and months are those of the wall clock.
fn window(
    choice: TimeChoice,
    now: DateTime<Utc>,
    zone: &impl Zone,
) -> (DateTime<Utc>, DateTime<Utc>) {
    let local = to_local(zone, now);
    let (from, to) = match choice {
        TimeChoice::All => (None, None),
        TimeChoice::Week => {
            let week = TimeDelta::days(7);
            (
                local.checked_sub_signed(week),
                local.checked_add_signed(week),
            )
        }
        TimeChoice::Month => {
            let month = Months::new(1);
            (
                local.checked_sub_months(month),
                local.checked_add_months(month),
            )
        }
    };
    let instant = |local: Option<NaiveDateTime>, open| {
        local.map_or(open, |local: NaiveDateTime| to_utc(zone, local))
    };
    (
        instant(from, DateTime::<Utc>::MIN_UTC),
        instant(to, DateTime::<Utc>::MAX_UTC),
    )
}
