//! Civil time and instants: the one place where a wall clock becomes an instant and back.
//!
//! A time that the clock skips moves forward by the gap, one that occurs twice is the first (D5; RFC 5545,
//! section 3.3.5). Zone rules are not part of core. The server answers [`Zone`] from the clock
//! changes of its tables ([`changes`]), the browser from what the server told of its zone, so that no zone tables travel in the WASM file.

pub mod changes;
pub mod clocks;
pub mod rfc3339;
pub mod text;
pub mod typed;
pub mod wire_date;

use chrono::{DateTime, Days, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc};

/// First year that a date may be in; an earlier one is taken as a typing mistake.
pub const FIRST_YEAR: i32 = 1900;

const DAY_SECONDS: i64 = 86_400;

/// A time zone: how far its clocks are ahead of UTC at an instant.
pub trait Zone {
    /// Seconds to add to UTC for the zone's wall clock, at an instant in seconds since 1970 UTC.
    fn offset_seconds(&self, at_utc_epoch_seconds: i64) -> i32;
}

/// Wall clock of the zone at an instant.
///
/// ```
/// use reedling_core::time::{Zone, to_local};
/// struct Tokyo;
/// impl Zone for Tokyo {
///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
/// }
/// assert_eq!(to_local(&Tokyo, "2026-03-02T07:00:00Z".parse()?).to_string(), "2026-03-02 16:00:00");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn to_local(zone: &impl Zone, instant: DateTime<Utc>) -> NaiveDateTime {
    let offset = zone.offset_seconds(instant.timestamp());
    add_seconds(instant.naive_utc(), i64::from(offset))
}

/// Wall clock of the zone at an instant, as `yyyy-MM-ddTHH:mm`.
///
/// ```
/// use reedling_core::time::{Zone, wall_clock};
/// struct Tokyo;
/// impl Zone for Tokyo {
///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
/// }
/// assert_eq!(wall_clock(&Tokyo, "2026-03-02T07:00:00Z".parse()?), "2026-03-02T16:00");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn wall_clock(zone: &impl Zone, instant: DateTime<Utc>) -> String {
    let mut text = text::instant(to_local(zone, instant).and_utc());
    text.truncate("yyyy-MM-ddTHH:mm".len());
    text
}

/// Instant at which the zone's wall clock shows the given time.
///
/// A time that the clock skips moves forward by the gap, one that occurs twice is the first
/// (D5; RFC 5545, section 3.3.5).
///
/// ```
/// use reedling_core::time::{Zone, to_utc};
/// struct Tokyo;
/// impl Zone for Tokyo {
///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
/// }
/// let lesson = "2026-03-02T16:00:00".parse()?;
/// assert_eq!(to_utc(&Tokyo, lesson).to_string(), "2026-03-02 07:00:00 UTC");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn to_utc(zone: &impl Zone, local: NaiveDateTime) -> DateTime<Utc> {
    resolve_local(zone, local).0
}

/// How often the zone's clock shows a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// Once, as nearly every time.
    Once,
    /// Never, because clocks go forward over it.
    Skipped,
    /// Twice, because clocks go back over it.
    Repeated,
}

/// Like [`to_utc`], with how often the clock shows that time.
///
/// ```
/// use reedling_core::time::{Shown, changes::ClockChanges, to_utc_shown};
/// // Berlin, where clocks go from 02:00 to 03:00 on 29 March 2026.
/// let berlin = ClockChanges::new(vec![(0, 3_600), (1_774_746_000, 7_200)]).ok_or("no zone")?;
/// let (start, shown) = to_utc_shown(&berlin, "2026-03-29T02:30:00".parse()?);
/// assert_eq!((start.to_string().as_str(), shown), ("2026-03-29 01:30:00 UTC", Shown::Skipped));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn to_utc_shown(zone: &impl Zone, local: NaiveDateTime) -> (DateTime<Utc>, Shown) {
    let start = to_utc(zone, local);
    if to_local(zone, start) != local {
        return (start, Shown::Skipped);
    }
    let as_utc = local.and_utc().timestamp();
    let later = zone.offset_seconds(as_utc + DAY_SECONDS);
    let again = as_utc - i64::from(later);
    let is_repeated = start.timestamp() < again && zone.offset_seconds(again) == later;
    let shown = if is_repeated {
        Shown::Repeated
    } else {
        Shown::Once
    };
    (start, shown)
}

/// Instants of several wall-clock times of one zone, earliest first.
///
/// Like [`to_utc`] for each, but a time takes the offset of the one before it as its first guess: two
/// questions to the zone for most of them instead of three.
///
/// ```
/// use reedling_core::time::{Zone, all_to_utc};
/// struct Tokyo;
/// impl Zone for Tokyo {
///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
/// }
/// let times = ["2026-03-02T16:00:00".parse()?, "2026-03-09T16:00:00".parse()?];
/// assert_eq!(all_to_utc(&Tokyo, times).last().map(|at| at.to_string()).as_deref(), Some("2026-03-09 07:00:00 UTC"));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn all_to_utc(
    zone: &impl Zone,
    locals: impl IntoIterator<Item = NaiveDateTime>,
) -> impl Iterator<Item = DateTime<Utc>> {
    let mut carried = None;
    locals.into_iter().map(move |local| {
        let (instant, offset) = match carried {
            None => resolve_local(zone, local),
            Some(offset) => resolve_with_hint(zone, local, offset),
        };
        carried = Some(offset);
        instant
    })
}

/// First instant of a day: midnight, or where the clock skips midnight the first time after it.
///
/// ```
/// use reedling_core::time::{Zone, day_start};
/// struct Kathmandu;
/// impl Zone for Kathmandu {
///     fn offset_seconds(&self, _: i64) -> i32 { 20_700 }
/// }
/// assert_eq!(day_start(&Kathmandu, "2026-03-02".parse()?).to_string(), "2026-03-01 18:15:00 UTC");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn day_start(zone: &impl Zone, date: NaiveDate) -> DateTime<Utc> {
    to_utc(zone, date.and_time(NaiveTime::MIN))
}

/// The date that number of days later, at most the last representable date.
///
/// ```
/// use reedling_core::time::days_after;
/// assert_eq!(days_after("2026-02-27".parse()?, 2).to_string(), "2026-03-01");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn days_after(date: NaiveDate, days: u64) -> NaiveDate {
    date.checked_add_days(Days::new(days))
        .unwrap_or(NaiveDate::MAX)
}

/// The date that number of days earlier, at least the first representable date.
pub(crate) fn days_before(date: NaiveDate, days: u64) -> NaiveDate {
    date.checked_sub_days(Days::new(days))
        .unwrap_or(NaiveDate::MIN)
}

/// The instant and the offset that holds at it, from nothing but the wall-clock time.
///
/// Every offset is less than a day, so the instant lies between the two that are asked; one of their
/// offsets fits unless the clock skips the time.
fn resolve_local(zone: &impl Zone, local: NaiveDateTime) -> (DateTime<Utc>, i32) {
    let as_utc = local.and_utc().timestamp();
    let before = zone.offset_seconds(as_utc - DAY_SECONDS);
    let after = zone.offset_seconds(as_utc + DAY_SECONDS);
    let earlier = before.max(after);
    for offset in [earlier, before.min(after)] {
        if zone.offset_seconds(as_utc - i64::from(offset)) == offset {
            return (instant(local, offset), offset);
        }
    }
    (instant(local, before), after)
}

/// The instant and its offset, when `carried` held at an occurrence not long before.
///
/// The hint is used if it matches the time and the day before. A match of the time alone is not enough: after clocks went
/// forward and back, the hint would select the second of two equal times.
fn resolve_with_hint(zone: &impl Zone, local: NaiveDateTime, carried: i32) -> (DateTime<Utc>, i32) {
    let as_utc = local.and_utc().timestamp();
    let applies = |at| zone.offset_seconds(at) == carried;
    if applies(as_utc - i64::from(carried)) && applies(as_utc - DAY_SECONDS) {
        return (instant(local, carried), carried);
    }
    resolve_local(zone, local)
}

fn instant(local: NaiveDateTime, offset: i32) -> DateTime<Utc> {
    add_seconds(local, -i64::from(offset)).and_utc()
}

fn add_seconds(at: NaiveDateTime, seconds: i64) -> NaiveDateTime {
    at.checked_add_signed(TimeDelta::seconds(seconds))
        .unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Clocks go from UTC+1 to UTC+2 at one instant and back at another.
    struct Summer {
        from: i64,
        until: i64,
    }

    impl Zone for Summer {
        fn offset_seconds(&self, at: i64) -> i32 {
            if (self.from..self.until).contains(&at) {
                7_200
            } else {
                3_600
            }
        }
    }

    fn at(text: &str) -> NaiveDateTime {
        text.parse().unwrap()
    }

    fn berlin_2026() -> Summer {
        let utc = |text| at(text).and_utc().timestamp();
        Summer {
            from: utc("2026-03-29T01:00:00"),
            until: utc("2026-10-25T01:00:00"),
        }
    }

    #[test]
    fn a_skipped_time_moves_forward_by_the_gap() {
        let instant = to_utc(&berlin_2026(), at("2026-03-29T02:30:00"));
        assert_eq!(instant, at("2026-03-29T01:30:00").and_utc());
        assert_eq!(to_local(&berlin_2026(), instant), at("2026-03-29T03:30:00"));
    }

    #[test]
    fn a_repeated_time_is_the_first() {
        let instant = to_utc(&berlin_2026(), at("2026-10-25T02:30:00"));
        assert_eq!(instant, at("2026-10-25T00:30:00").and_utc());
    }

    #[test]
    fn it_is_known_how_often_the_clock_shows_a_time() {
        let zone = berlin_2026();
        for (local, wanted) in [
            ("2026-03-29T01:59:00", Shown::Once),
            ("2026-03-29T02:00:00", Shown::Skipped),
            ("2026-03-29T03:00:00", Shown::Once),
            ("2026-10-25T01:59:00", Shown::Once),
            ("2026-10-25T02:00:00", Shown::Repeated),
            ("2026-10-25T02:59:00", Shown::Repeated),
            ("2026-10-25T03:00:00", Shown::Once),
        ] {
            let (start, shown) = to_utc_shown(&zone, at(local));
            assert_eq!(
                (start, shown),
                (to_utc(&zone, at(local)), wanted),
                "{local}"
            );
        }
    }

    #[test]
    fn following_gives_what_resolving_gives() {
        let zone = berlin_2026();
        let weeks = (0..60).map(|week| at("2026-01-04T02:30:00") + Days::new(7 * week));
        let alone: Vec<_> = weeks.clone().map(|local| to_utc(&zone, local)).collect();
        assert_eq!(all_to_utc(&zone, weeks).collect::<Vec<_>>(), alone);
    }

    #[test]
    fn hinted_resolution_finds_first_after_two_clock_changes() {
        let utc = |text| at(text).and_utc().timestamp();
        let zone = Summer {
            from: utc("2026-10-18T01:00:00"),
            until: utc("2026-10-25T01:00:00"),
        };
        let weeks = ["2026-10-18T01:30:00", "2026-10-25T02:30:00"].map(at);
        let alone = weeks.map(|local| to_utc(&zone, local));
        assert_eq!(alone[1], at("2026-10-25T00:30:00").and_utc());
        assert!(all_to_utc(&zone, weeks).eq(alone));
    }
}
