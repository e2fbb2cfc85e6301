//! Every lesson of a series as a pair of instants.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use super::{Occurrence, recurrence::Recurrence};
use crate::time::{Zone, to_local};

/// Every lesson of a series whose first one starts at a wall-clock time of the zone.
pub fn plan(
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
/// use reedling_core::{lesson::{recurrence::{End, Recurrence}, series::series}, time::Zone};
/// struct Tokyo;
/// impl Zone for Tokyo {
///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
/// }
/// let start: DateTime<Utc> = "2026-03-02T07:00:00Z".parse()?;
/// let six = series(start, &Tokyo, Recurrence::Weekly(End::Count(6)), TimeDelta::minutes(30));
/// assert_eq!(six[5].end_time.to_string(), "2026-04-06 07:30:00 UTC");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn series(
    start: DateTime<Utc>,
    zone: &impl Zone,
    recurrence: Recurrence,
    duration: TimeDelta,
) -> Vec<Occurrence> {
    let mut lessons = plan(to_local(zone, start), duration, recurrence, zone);
    // The second of two equal wall-clock times would have become the first.
    if let Some((first, exact)) = lessons
        .first_mut()
        .zip(Occurrence::starting(start, duration))
    {
        *first = exact;
    }
    lessons
}
