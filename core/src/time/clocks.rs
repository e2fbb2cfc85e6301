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
fn city(zone: &str) -> String {
    let city = zone.rsplit('/').next().unwrap_or(zone);
    city.replace('_', " ")
}

/// What people call the time of a zone.
///
/// ```
/// use reedling_core::time::clocks::named;
/// assert_eq!(named("America/Argentina/Buenos_Aires"), "Buenos Aires time");
/// assert_eq!(named("Etc/UTC"), "world time (UTC)");
/// ```
pub fn named(zone: &str) -> String {
    match city(zone).as_str() {
        "UTC" => "world time (UTC)".to_owned(),
        city => format!("{city} time"),
    }
}

/// The sentence for a screen with times; nothing where both clocks show the same.
pub fn note(
    reader: (&str, &impl Zone),
    school: (&str, &impl Zone),
    now: DateTime<Utc>,
) -> Option<String> {
    (!agree(reader.1, school.1, now)).then(|| {
        format!(
            "Times are {}, as on your device. The school is on {}.",
            named(reader.0),
            named(school.0)
        )
    })
}
