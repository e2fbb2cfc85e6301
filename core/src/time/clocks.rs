//! The note on a screen's time zone, where the reader's clock is not the school's (D13).

use chrono::{DateTime, TimeDelta, Utc};

use super::Zone;

/// Weeks over which two zones are compared: one year, so that every clock change is covered.
const WEEKS: i64 = 53;

/// Whether two zones show the same wall-clock time from now on.
///
/// ```
/// use reedling_core::time::{changes::ClockChanges, clocks::agree};
/// let [berlin, tokyo] = [3_600.0, 32_400.0].map(|ahead| ClockChanges::of_numbers(&[0.0, ahead]).unwrap());
/// assert!(!agree(&berlin, &tokyo, "2026-03-02T15:00:00Z".parse()?));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn agree(one: &impl Zone, other: &impl Zone, now: DateTime<Utc>) -> bool {
    let week = TimeDelta::weeks(1).num_seconds();
    (0..WEEKS)
        .map(|weeks| now.timestamp() + weeks * week)
        .all(|at| one.offset_seconds(at) == other.offset_seconds(at))
}

/// The usual name of a zone: its city.
fn city(zone: &str) -> String {
    let city = zone.rsplit('/').next().unwrap_or(zone);
    city.replace('_', " ")
}

/// The usual name of a zone's time.
///
/// ```
/// use reedling_core::time::clocks::named;
/// assert_eq!(named("America/Argentina/Buenos_Aires"), "Buenos Aires time");
/// assert_eq!(named("Etc/UTC"), "world time (UTC)");
/// assert_eq!((&*named("Etc/GMT-14"), &*named("Etc/GMT+5")), ("UTC+14", "UTC-5"));
/// ```
pub fn named(zone: &str) -> String {
    // In these names the signs are turned round: `Etc/GMT-14` is 14 hours ahead.
    if let Some(hours) = zone.strip_prefix("Etc/GMT-") {
        return format!("UTC+{hours}");
    }
    if let Some(hours) = zone.strip_prefix("Etc/GMT+") {
        return format!("UTC-{hours}");
    }
    match city(zone).as_str() {
        "UTC" => "world time (UTC)".to_owned(),
        city => format!("{city} time"),
    }
}

/// The sentence for a screen with times; `None` where both clocks agree.
///
/// ```
/// use reedling_core::time::{changes::ClockChanges, clocks::note};
/// let [berlin, tokyo] = [3_600.0, 32_400.0].map(|ahead| ClockChanges::of_numbers(&[0.0, ahead]).unwrap());
/// let note = note(("Asia/Tokyo", &tokyo), ("Europe/Berlin", &berlin), "2026-03-02T15:00:00Z".parse()?);
/// assert_eq!(note.as_deref(), Some("Times are Tokyo time, as on your device. The school is on Berlin time."));
/// # Ok::<(), chrono::ParseError>(())
/// ```
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
