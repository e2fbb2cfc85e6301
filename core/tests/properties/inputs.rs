//! What the properties are tried with.

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};
use proptest::prelude::*;

use crate::zone::TzZone;

const ZONES: [&str; 10] = [
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "America/Sao_Paulo",
    "Africa/Casablanca",
    "Pacific/Apia",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Asia/Gaza",
    "UTC",
];

pub fn any_zone() -> impl Strategy<Value = TzZone> {
    (0..ZONES.len()).prop_map(|index| TzZone::named(ZONES[index]))
}

/// A quarter of an hour between 1980 and 2037.
pub fn any_local() -> impl Strategy<Value = NaiveDateTime> {
    (0i64..57 * 365 * 96).prop_map(|quarters| {
        let first = NaiveDate::from_ymd_opt(1980, 1, 1)
            .expect("a day")
            .and_time(Default::default());
        first + TimeDelta::minutes(15 * quarters)
    })
}

pub fn any_instant() -> impl Strategy<Value = DateTime<Utc>> {
    any_local().prop_map(|local| local.and_utc())
}

/// What somebody might send: nothing, anything, dates and times of every kind, far too much.
pub fn hostile() -> impl Strategy<Value = String> {
    prop_oneof![
        10 => Just(String::new()),
        10 => any::<String>(),
        10 => "[0-9]{4}-[0-9]{2}-[0-9]{2}",
        10 => prop_oneof![Just("0001-01-01".to_owned()), Just("9999-12-31".to_owned())],
        10 => "[0-2][0-9]:[0-6][0-9]",
        10 => "[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-6][0-9]:[0-6][0-9](\\.[0-9]{0,9})?(Z|[+-][0-9]{2}:[0-9]{2})",
        1 => Just("é".repeat(1 << 19)),
        10 => Just("Mars/Base\u{0}\u{202e}".to_owned()),
    ]
}

pub fn any_number() -> impl Strategy<Value = Option<f64>> {
    proptest::option::of(prop_oneof![any::<f64>(), (-10i32..300).prop_map(f64::from)])
}

pub fn any_today() -> impl Strategy<Value = NaiveDate> {
    (1i32..=9999, 1u32..=366).prop_map(|(year, day)| {
        NaiveDate::from_yo_opt(year, day)
            .or_else(|| NaiveDate::from_yo_opt(year, 365))
            .expect("a day")
    })
}
