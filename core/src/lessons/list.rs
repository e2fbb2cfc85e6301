//! Lists of lessons: what is upcoming, search, filters, order, counts (Spec §2.6, §4).
//!
//! A search is trimmed and finds part of a title or of a student's name, in any letter case, with accents or without. Answers are
//! identifiers, so that each side keeps its own lessons. Lessons with the same start keep the order in which
//! they came.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{
    filter::{DateOrder, FamilyFilter, LessonFilter, StatusFilter},
    status::LessonStatus,
};
use crate::{
    order::indexes_in_order,
    search::SearchTerm,
    time::{Zone, rfc3339},
};

/// A lesson of any list; each rule reads the fields that it needs, the others may be missing.
///
/// One type for all lists keeps the WASM file small; the TypeScript type of each exported function says which fields it
/// needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LessonSummary {
    /// Identifier.
    #[serde(default)]
    pub id: String,
    /// Title.
    #[serde(default)]
    pub title: String,
    /// Who takes it; on further lines other names by which it is found, such as the parents'.
    #[serde(default)]
    pub student_name: Option<String>,
    /// Start, an instant.
    #[serde(with = "rfc3339")]
    pub start_time: DateTime<Utc>,
    /// Status as on the wire.
    #[serde(default)]
    pub status: String,
    /// Identifier of the child, in a parent's list.
    #[serde(default)]
    pub child_id: Option<String>,
}

impl LessonSummary {
    /// A lesson of which only the start is known.
    ///
    /// ```
    /// use reedling_core::lessons::list::LessonSummary;
    /// let lesson = LessonSummary { title: "Scales".into(), ..LessonSummary::at("2026-03-02T15:00:00Z".parse()?) };
    /// assert!(lesson.child_id.is_none());
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn at(start_time: DateTime<Utc>) -> Self {
        let (id, title, status) = (String::new(), String::new(), String::new());
        Self {
            id,
            title,
            student_name: None,
            start_time,
            status,
            child_id: None,
        }
    }
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

/// Whether a lesson has begun: its start is now or earlier, with any status (Spec §4).
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::lessons::list::has_begun;
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// assert!(has_begun(now, now));
/// assert!(!has_begun(now + TimeDelta::seconds(1), now));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn has_begun(start: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    start <= now
}

/// Number of lessons that have begun; in a list sorted by start these are the first n.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::lessons::list::{LessonSummary, count_begun};
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let later = LessonSummary::at(now + TimeDelta::seconds(1));
/// assert_eq!(count_begun(&[LessonSummary::at(now), later], now), 1);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn count_begun(lessons: &[LessonSummary], now: DateTime<Utc>) -> usize {
    let begun = |lesson: &&LessonSummary| has_begun(lesson.start_time, now);
    lessons.iter().filter(begun).count()
}

/// Whether a lesson is upcoming: scheduled, with its start in the future (Spec §4).
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::lessons::list::is_upcoming;
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let later = now + TimeDelta::seconds(1);
/// assert!(is_upcoming(later, "SCHEDULED", now) && !is_upcoming(later, "CANCELLED", now));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn is_upcoming(start: DateTime<Utc>, status: &str, now: DateTime<Utc>) -> bool {
    !has_begun(start, now) && has_status(status, LessonStatus::Scheduled)
}

/// Identifier of the lesson that is upcoming first.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::lessons::list::{LessonSummary, next_lesson};
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let in_days = |days: i64| LessonSummary {
///     id: days.to_string(), status: "SCHEDULED".into(), ..LessonSummary::at(now + TimeDelta::days(days))
/// };
/// assert_eq!(next_lesson(&[in_days(8), in_days(0), in_days(7)], now), Some("7"));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn next_lesson(lessons: &[LessonSummary], now: DateTime<Utc>) -> Option<&str> {
    lessons
        .iter()
        .filter(|lesson| is_upcoming(lesson.start_time, &lesson.status, now))
        .min_by_key(|lesson| lesson.start_time)
        .map(|lesson| lesson.id.as_str())
}

/// Identifiers of the teacher's lessons that pass search and filters, earliest first.
///
/// ```
/// # use chrono::{DateTime, Utc};
/// use reedling_core::{lessons::{filter::LessonFilter, list::{LessonSummary, teacher_lessons}}, time::Zone};
/// struct Utc0;
/// impl Zone for Utc0 {
///     fn offset_seconds(&self, _: i64) -> i32 { 0 }
/// }
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let scales = LessonSummary { id: "a".into(), title: "Scales".into(), ..LessonSummary::at(now) };
/// let minuet = LessonSummary { id: "b".into(), title: "Minuet".into(), ..LessonSummary::at(now) };
/// let filter = LessonFilter { search: "minu".into(), ..Default::default() };
/// assert_eq!(teacher_lessons(&[scales, minuet], &filter, now, &Utc0), ["b"]);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn teacher_lessons<'a>(
    lessons: &'a [LessonSummary],
    filter: &LessonFilter,
    now: DateTime<Utc>,
    zone: &impl Zone,
) -> Vec<&'a str> {
    let term = SearchTerm::new(&filter.search);
    let (from, to) = filter.time.window(now, zone);
    sorted_by_start(lessons, |lesson| lesson.start_time)
        .into_iter()
        .filter(|lesson| (from..=to).contains(&lesson.start_time))
        .filter(|lesson| match filter.status {
            StatusFilter::All => true,
            StatusFilter::Upcoming => is_upcoming(lesson.start_time, &lesson.status, now),
            StatusFilter::Completed => has_status(&lesson.status, LessonStatus::Completed),
            StatusFilter::Cancelled => has_status(&lesson.status, LessonStatus::Cancelled),
        })
        .filter(|lesson| {
            let student = lesson.student_name.as_deref().unwrap_or_default();
            term.is_in(&lesson.title) || term.is_in(student)
        })
        .map(|lesson| lesson.id.as_str())
        .collect()
}

/// Identifiers of the lessons that have begun and wait to be completed, earliest first.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::lessons::list::{LessonSummary, lessons_to_complete};
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let lesson = |id: &str, status: &str, start| LessonSummary { id: id.into(), status: status.into(), ..LessonSummary::at(start) };
/// let begun = lesson("a", "SCHEDULED", now);
/// let done = lesson("b", "COMPLETED", now);
/// let to_come = lesson("c", "SCHEDULED", now + TimeDelta::minutes(1));
/// assert_eq!(lessons_to_complete(&[begun, done, to_come], now), ["a"]);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn lessons_to_complete(lessons: &[LessonSummary], now: DateTime<Utc>) -> Vec<&str> {
    sorted_by_start(lessons, |lesson| lesson.start_time)
        .into_iter()
        .filter(|lesson| {
            has_begun(lesson.start_time, now) && has_status(&lesson.status, LessonStatus::Scheduled)
        })
        .map(|lesson| lesson.id.as_str())
        .collect()
}

/// Identifiers of a student's or a parent's lessons that pass the filters, in the chosen order.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::lessons::{filter::FamilyFilter, list::{LessonSummary, family_lessons}};
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let lesson = |id: &str, start| LessonSummary { id: id.into(), ..LessonSummary::at(start) };
/// let filter = FamilyFilter { status: "all".into(), ..FamilyFilter::default() };
/// assert_eq!(family_lessons(&[lesson("a", now), lesson("b", now + TimeDelta::days(1))], &filter), ["b", "a"]);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn family_lessons<'a>(lessons: &'a [LessonSummary], filter: &FamilyFilter) -> Vec<&'a str> {
    let sign = if filter.order == DateOrder::Newest {
        -1
    } else {
        1
    };
    sorted(lessons, |lesson| sign * lesson.start_time.timestamp())
        .into_iter()
        .filter(|lesson| filter.status == "all" || lesson.status == filter.status)
        .filter(|lesson| filter.child_id.is_none() || lesson.child_id == filter.child_id)
        .map(|lesson| lesson.id.as_str())
        .collect()
}

/// The numbers above a list.
///
/// ```
/// # use chrono::{DateTime, Utc};
/// use reedling_core::lessons::list::{LessonSummary, counts};
/// let now: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let missed = LessonSummary { status: "SCHEDULED".into(), ..LessonSummary::at(now) };
/// let found = counts(&[missed], now);
/// assert_eq!((found.total, found.scheduled, found.upcoming), (1, 1, 0));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn counts(lessons: &[LessonSummary], now: DateTime<Utc>) -> LessonCounts {
    let mut counts = LessonCounts {
        total: lessons.len(),
        ..LessonCounts::default()
    };
    for lesson in lessons {
        match LessonStatus::parse(&lesson.status) {
            Some(LessonStatus::Scheduled) => {
                counts.scheduled += 1;
                counts.upcoming += usize::from(!has_begun(lesson.start_time, now));
            }
            Some(LessonStatus::Completed) => counts.completed += 1,
            Some(LessonStatus::Cancelled) => counts.cancelled += 1,
            Some(LessonStatus::Missed) | None => {}
        }
    }
    counts
}

/// The items by start, earliest first; those with the same start keep their order.
pub(crate) fn sorted_by_start<T>(items: &[T], start: impl Fn(&T) -> DateTime<Utc>) -> Vec<&T> {
    sorted(items, |item| start(item).timestamp())
}

fn sorted<T>(items: &[T], number: impl Fn(&T) -> i64) -> Vec<&T> {
    indexes_in_order(items.iter().map(number).zip(0..).collect())
        .into_iter()
        .filter_map(|index| items.get(index))
        .collect()
}

fn has_status(status: &str, wanted: LessonStatus) -> bool {
    status == wanted.as_str()
}
