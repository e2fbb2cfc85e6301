//! When a zone's clocks change.

use std::ops::RangeInclusive;

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta};
use chrono_tz::Tz;
use reedling_core::time::Zone;

use crate::zone::TzZone;

/// Offsets are looked at so often, in seconds; no zone changes twice within that time.
const STEP: i64 = 6 * 3600;

/// A change of a zone's offset from UTC.
pub struct Change {
    /// The wall clock at the change as it was.
    pub before: NaiveDateTime,
    /// The wall clock at the change as it is from then on.
    pub after: NaiveDateTime,
}

/// The changes of a zone in some years, earliest first.
pub fn changes(zone: Tz, years: RangeInclusive<i32>) -> Vec<Change> {
    let zone = TzZone::named(zone.name());
    let (mut at, end) = (new_year(*years.start()), new_year(*years.end() + 1));
    let mut old = zone.offset_seconds(at);
    let mut found = Vec::new();
    while at < end {
        let new = zone.offset_seconds(at + STEP);
        if new != old {
            found.push(change(&zone, at, at + STEP));
        }
        at += STEP;
        old = new;
    }
    found
}

/// The first second of a year in UTC.
fn new_year(year: i32) -> i64 {
    let day = NaiveDate::from_ymd_opt(year, 1, 1).expect("a new year");
    day.and_time(NaiveTime::MIN).and_utc().timestamp()
}

/// The change between two instants of different offsets, to the second.
fn change(zone: &TzZone, mut low: i64, mut high: i64) -> Change {
    let old = zone.offset_seconds(low);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if zone.offset_seconds(middle) == old {
            low = middle;
        } else {
            high = middle;
        }
    }
    let utc = DateTime::from_timestamp(high, 0)
        .expect("an instant")
        .naive_utc();
    let ahead = |offset| TimeDelta::seconds(i64::from(offset));
    Change {
        before: utc + ahead(old),
        after: utc + ahead(zone.offset_seconds(high)),
    }
}
