//! Lessons that overlap. They never block anything; both sides show them (D5).

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::{Occurrence, list::by_start, status::LessonStatus};
use crate::time::wire;

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
    #[serde(with = "wire")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub start_time: DateTime<Utc>,
    /// End, an instant.
    #[serde(with = "wire")]
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
    /// Which of the planned occurrences, counted from 0.
    pub occurrence: usize,
    /// The lesson that is there already.
    pub lesson: BusyLesson,
}

/// Whether two lessons share time; lessons that only touch do not.
pub fn overlaps(
    (start, end): (DateTime<Utc>, DateTime<Utc>),
    (other_start, other_end): (DateTime<Utc>, DateTime<Utc>),
) -> bool {
    start < other_end && other_start < end
}

/// The overlaps of planned occurrences with existing lessons, by occurrence, then by start.
///
/// Takes time in proportion to the lessons' number times its logarithm, not to the product of the two.
pub fn find(occurrences: &[Occurrence], lessons: &[BusyLesson]) -> Vec<Conflict> {
    let cancelled = LessonStatus::Cancelled.as_str();
    let mut busy = by_start(lessons, |lesson| lesson.start_time);
    busy.retain(|lesson| lesson.status != cancelled);
    let longest = busy
        .iter()
        .map(|lesson| lesson.end_time - lesson.start_time)
        .max()
        .unwrap_or_else(TimeDelta::zero);
    let mut found = Vec::new();
    for (index, planned) in occurrences.iter().enumerate() {
        let first =
            busy.partition_point(|lesson| lesson.start_time + longest <= planned.start_time);
        let reached = busy[first..]
            .iter()
            .take_while(|lesson| lesson.start_time < planned.end_time);
        for lesson in reached {
            let taken = (lesson.start_time, lesson.end_time);
            if overlaps((planned.start_time, planned.end_time), taken) {
                found.push(Conflict {
                    occurrence: index,
                    lesson: (*lesson).clone(),
                });
            }
        }
    }
    found
}
