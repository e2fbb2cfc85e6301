//! Every lesson of a series as a pair of instants.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use super::{Occurrence, recurrence::Recurrence};
use crate::time::{Zone, to_local};

/// Every lesson of a series whose first one starts at a wall-clock time of the zone.
///
/// ```
/// # use chrono::TimeDelta;
/// use reedling_core::{lessons::{recurrence::Recurrence, series::expand}, time::Zone};
/// struct Tokyo;
/// impl Zone for Tokyo {
///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
/// }
/// let one = expand("2026-03-02T16:00:00".parse()?, TimeDelta::minutes(30), Recurrence::Single, &Tokyo);
/// assert_eq!(one[0].end_time.to_string(), "2026-03-02 07:30:00 UTC");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn expand(
    start: NaiveDateTime,
    duration: TimeDelta,
    recurrence: Recurrence,
    zone: &impl Zone,
) -> Vec<Occurrence> {
    recurrence
        .starts(start, zone)
        .filter_map(|start_time| Occurrence::starting(start_time, duration))
        .collect()
}

/// Every lesson of a series whose first one starts at an instant; the others keep its wall-clock time.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::{lessons::{recurrence::{End, Recurrence}, series::expand_from_instant}, time::Zone};
/// struct Tokyo;
/// impl Zone for Tokyo {
///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
/// }
/// let start: DateTime<Utc> = "2026-03-02T07:00:00Z".parse()?;
/// let six = expand_from_instant(start, &Tokyo, Recurrence::Weekly(End::Count(6)), TimeDelta::minutes(30));
/// assert_eq!(six[5].end_time.to_string(), "2026-04-06 07:30:00 UTC");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn expand_from_instant(
    start: DateTime<Utc>,
    zone: &impl Zone,
    recurrence: Recurrence,
    duration: TimeDelta,
) -> Vec<Occurrence> {
    let mut lessons = expand(to_local(zone, start), duration, recurrence, zone);
    // The second of two equal wall-clock times would have become the first.
    if let Some((first, exact)) = lessons
        .first_mut()
        .zip(Occurrence::starting(start, duration))
    {
        *first = exact;
    }
    lessons
}

/// Clock change of the zone in minutes since the lesson before, for each lesson: positive when clocks went forward, negative
/// when they went back.
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// # use reedling_core::{lessons::{recurrence::{End, Recurrence}, series::{clock_changes, expand_from_instant}}, time::Zone};
/// struct Berlin;
/// impl Zone for Berlin {
///     fn offset_seconds(&self, at: i64) -> i32 {
///         let forward = "2026-03-29T01:00:00Z".parse::<DateTime<Utc>>().unwrap();
///         if at < forward.timestamp() { 3600 } else { 7200 }
///     }
/// }
/// let start: DateTime<Utc> = "2026-03-25T15:00:00Z".parse()?;
/// let three = expand_from_instant(start, &Berlin, Recurrence::Weekly(End::Count(3)), TimeDelta::minutes(30));
/// assert_eq!(clock_changes(&three, &Berlin), [0, 60, 0]);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn clock_changes(lessons: &[Occurrence], zone: &impl Zone) -> Vec<i32> {
    let mut before = None;
    lessons
        .iter()
        .map(|lesson| {
            let offset = zone.offset_seconds(lesson.start_time.timestamp());
            let change = offset - before.replace(offset).unwrap_or(offset);
            change / 60
        })
        .collect()
}
