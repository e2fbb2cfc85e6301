//! Whose clock a screen shows, where the reader's is not the school's (D13).

use chrono::{DateTime, TimeDelta, Utc};

use super::Zone;

/// Weeks that two zones are compared over: a year, in which each clock change comes.
const WEEKS: i64 = 53;

/// Whether two zones show the same wall-clock time from now on.
pub fn agree(one: &impl Zone, other: &impl Zone, now: DateTime<Utc>) -> bool {
    let week = TimeDelta::weeks(1).num_seconds();
    (0..WEEKS)
        .map(|weeks| now.timestamp() + weeks * week)
        .all(|at| one.offset_seconds(at) == other.offset_seconds(at))
}

/// What people call a zone: its city.
///
/// ```
/// use reedling_core::time::clocks::city;
/// assert_eq!(city("America/Argentina/Buenos_Aires"), "Buenos Aires");
/// assert_eq!(city("UTC"), "UTC");
/// ```
pub fn city(zone: &str) -> String {
    let city = zone.rsplit('/').next().unwrap_or(zone);
    city.replace('_', " ")
}

/// The sentence for a screen with times; nothing where both clocks show the same.
pub fn note(
    reader: (&str, &impl Zone),
    school: (&str, &impl Zone),
    now: DateTime<Utc>,
) -> Option<String> {
    (!agree(reader.1, school.1, now)).then(|| {
        format!(
            "Times are {} time, as on your device. The school is on {} time.",
            city(reader.0),
            city(school.0)
        )
    })
}
