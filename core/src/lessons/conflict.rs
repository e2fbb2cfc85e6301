//! Lessons that overlap. They never block anything; both sides show them (D5).

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::{Occurrence, list::sorted_by_start, status::LessonStatus};
use crate::time::rfc3339;

/// A lesson that takes time in a calendar.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BusyLesson {
    /// Identifier.
    pub id: String,
    /// Title.
    pub title: String,
    /// Who takes it.
    pub student_name: String,
    /// Start, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub start_time: DateTime<Utc>,
    /// End, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub end_time: DateTime<Utc>,
    /// Status as on the wire; a cancelled lesson takes no time.
    pub status: String,
}

/// An occurrence that overlaps a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Conflict {
    /// Index of the planned occurrence.
    pub occurrence: usize,
    /// The existing lesson.
    pub lesson: BusyLesson,
}

/// Whether two lessons share time; lessons that only touch do not.
///
/// ```
/// # use chrono::{DateTime, Utc};
/// use reedling_core::lessons::conflict::overlaps;
/// let at = |text: &str| text.parse::<DateTime<Utc>>();
/// let first = (at("2026-03-02T15:00:00Z")?, at("2026-03-02T15:30:00Z")?);
/// let next = (at("2026-03-02T15:30:00Z")?, at("2026-03-02T16:00:00Z")?);
/// assert!(!overlaps(first, next) && overlaps(first, first));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn overlaps(
    (start, end): (DateTime<Utc>, DateTime<Utc>),
    (other_start, other_end): (DateTime<Utc>, DateTime<Utc>),
) -> bool {
    start < other_end && other_start < end
}

/// Time that one lesson of a list takes.
///
/// Computed once for a list; every change of a draft is then compared with these times alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BusyInterval {
    /// Start, in milliseconds since 1970 UTC.
    pub start: i64,
    /// End, in milliseconds since 1970 UTC.
    pub end: i64,
    /// Position of the lesson in its list.
    pub lesson: usize,
}

/// The times that lessons take, by start; each lesson is given as start, end and status. Cancelled lessons take no time.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::lessons::conflict::busy_times;
/// let three: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let four = three + TimeDelta::hours(1);
/// let times = busy_times([(three, four, "CANCELLED"), (three, four, "SCHEDULED")]);
/// assert_eq!((times.len(), times[0].lesson), (1, 1));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn busy_times<'a>(
    lessons: impl IntoIterator<Item = (DateTime<Utc>, DateTime<Utc>, &'a str)>,
) -> Vec<BusyInterval> {
    let cancelled = LessonStatus::Cancelled.as_str();
    let times: Vec<_> = lessons
        .into_iter()
        .zip(0usize..)
        .filter(|((_, _, status), _)| *status != cancelled)
        .map(|((start, end, _), lesson)| (start, end, lesson))
        .collect();
    sorted_by_start(&times, |time| time.0)
        .into_iter()
        .map(|(start, end, lesson)| BusyInterval {
            start: start.timestamp_millis(),
            end: end.timestamp_millis(),
            lesson: *lesson,
        })
        .collect()
}

/// The overlaps of planned occurrences with busy times, as pairs of indices (occurrence, lesson), sorted by occurrence, then
/// by the lesson's start.
///
/// Takes time in proportion to the sum of both numbers, not to their product.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::lessons::{Occurrence, conflict::{busy_times, find_overlaps}};
/// let three: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let half = TimeDelta::minutes(30);
/// let times = busy_times([(three, three + half, "SCHEDULED"), (three, three + half, "CANCELLED")]);
/// let planned: Vec<_> = Occurrence::starting(three, half).into_iter().collect();
/// assert_eq!(find_overlaps(&planned, &times), [(0, 0)]);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn find_overlaps(occurrences: &[Occurrence], times: &[BusyInterval]) -> Vec<(usize, usize)> {
    let longest = times.iter().map(|time| time.end - time.start).max();
    let longest = longest.unwrap_or_default();
    let mut found = Vec::new();
    for (index, planned) in occurrences.iter().enumerate() {
        let start = planned.start_time.timestamp_millis();
        let end = planned.end_time.timestamp_millis();
        let first = times.partition_point(|time| time.start + longest <= start);
        let reached = times[first..].iter().take_while(|time| time.start < end);
        found.extend(
            reached
                .filter(|time| start < time.end)
                .map(|time| (index, time.lesson)),
        );
    }
    found
}

/// The overlaps of planned occurrences with existing lessons, sorted by occurrence, then by the lesson's start.
///
/// Takes time in proportion to the lessons' number times its logarithm, not to the product of the two.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::lessons::{Occurrence, conflict::{BusyLesson, find}};
/// let three: DateTime<Utc> = "2026-03-02T15:00:00Z".parse()?;
/// let planned: Vec<_> = Occurrence::starting(three, TimeDelta::minutes(30)).into_iter().collect();
/// let [id, title, student_name, status] = ["a", "Scales", "Anna Bell", "SCHEDULED"].map(str::to_owned);
/// let end_time = three + TimeDelta::minutes(15);
/// let taken = BusyLesson { id, title, student_name, start_time: three, end_time, status };
/// assert_eq!(find(&planned, &[taken])[0].lesson.title, "Scales");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn find(occurrences: &[Occurrence], lessons: &[BusyLesson]) -> Vec<Conflict> {
    let times = lessons
        .iter()
        .map(|lesson| (lesson.start_time, lesson.end_time, lesson.status.as_str()));
    let times = busy_times(times);
    find_overlaps(occurrences, &times)
        .into_iter()
        .filter_map(|(occurrence, lesson)| {
            let lesson = lessons.get(lesson)?.clone();
            Some(Conflict { occurrence, lesson })
        })
        .collect()
}
