//! Which series are compared.

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc};
use chrono_tz::Tz;
use reedling_core::lessons::recurrence::{End, Recurrence};

use crate::{changes::Change, zone::TzZone};

/// A weekly series by count.
pub struct Case {
    /// Its zone.
    pub zone: Tz,
    /// The first lesson on the zone's wall clock.
    pub start: NaiveDateTime,
    /// Number of lessons.
    pub count: u32,
}

impl Case {
    /// The lessons as core has them.
    pub fn starts(&self) -> Vec<DateTime<Utc>> {
        Recurrence::Weekly(End::Count(self.count))
            .starts(self.start, &TzZone::named(self.zone.name()))
            .collect()
    }

    /// The lessons on the wall clock.
    pub fn locals(&self) -> impl Iterator<Item = NaiveDateTime> {
        (0..i64::from(self.count)).map(|week| self.start + TimeDelta::weeks(week))
    }
}

/// Series that meet a clock change in their first and in their third lesson: just before it, at both ends of
/// what it skips or repeats and within, just after, and at other times of its day.
pub fn around(zone: Tz, change: &Change) -> Vec<Case> {
    let low = change.before.min(change.after);
    let high = change.before.max(change.after);
    let minute = TimeDelta::minutes(1);
    let within = low + TimeDelta::minutes((high - low).num_minutes() / 2);
    let mut times = vec![low - minute, low, low + minute, within, high - minute, high];
    for hour in [0, 9, 16, 23] {
        times.push(high.date().and_time(NaiveTime::MIN) + TimeDelta::hours(hour));
    }
    times.sort();
    times.dedup();
    times
        .into_iter()
        .flat_map(|at| [(at, 3), (at - TimeDelta::weeks(2), 5)])
        .map(|(start, count)| Case { zone, start, count })
        .collect()
}

/// Series across leap days, a year's end and a whole year.
pub fn calendar(zone: Tz) -> Vec<Case> {
    let mut cases = Vec::new();
    for (year, month, day, count) in [
        (2024, 2, 15, 4),
        (2028, 2, 29, 2),
        (2023, 12, 17, 4),
        (2026, 1, 5, 52),
    ] {
        let date = NaiveDate::from_ymd_opt(year, month, day).expect("a date");
        for minutes in [0, 9 * 60, 23 * 60 + 30] {
            let start = date.and_time(NaiveTime::MIN) + TimeDelta::minutes(minutes);
            cases.push(Case { zone, start, count });
        }
    }
    cases
}
