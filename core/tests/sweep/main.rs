//! Weekly series against oracles that nobody here wrote: the `rrule` crate and Python's zoneinfo.
//!
//! A sample runs with the other tests; `just sweep` runs every zone of the tz database with each clock change
//! from 2020 to 2040. Where `rrule` differs from RFC 5545 is told in `rival.rs`; Python, asked with `fold=0`,
//! resolves every local time as the RFC says and has the last word.

// The sweep is read by whoever runs it.
#![allow(clippy::print_stderr)]

mod cases;
mod changes;
mod python;
mod rival;
#[path = "../support/zone.rs"]
mod zone;

use std::{ops::RangeInclusive, time::Instant};

use chrono_tz::{IANA_TZDB_VERSION, TZ_VARIANTS, Tz};

use crate::{cases::Case, changes::changes, python::Python, rival::Answer};

/// Zones of the sample: ordinary ones, half hours, midnight, Ramadan, none, names of old.
const SAMPLE: [Tz; 14] = [
    Tz::Europe__Berlin,
    Tz::Europe__London,
    Tz::America__New_York,
    Tz::America__Santiago,
    Tz::America__Havana,
    Tz::America__Scoresbysund,
    Tz::Asia__Beirut,
    Tz::Asia__Gaza,
    Tz::Africa__Cairo,
    Tz::Africa__Casablanca,
    Tz::Australia__Lord_Howe,
    Tz::Pacific__Apia,
    Tz::Asia__Kathmandu,
    Tz::US__Pacific,
];

/// What was compared.
#[derive(Debug, Default)]
struct Tally {
    changes: usize,
    series: usize,
    lessons: usize,
    /// Lessons that `rrule` leaves out for their midnight.
    left_out: usize,
    /// Series that cannot be told to `rrule`.
    no_first: usize,
}

/// Holds one zone's series against `rrule`; with Python at hand, against that too.
fn sweep(zone: Tz, years: RangeInclusive<i32>, tally: &mut Tally, mut python: Option<&mut Python>) {
    let found = changes(zone, years);
    tally.changes += found.len();
    let around = found.iter().flat_map(|change| cases::around(zone, change));
    for case in around.chain(cases::calendar(zone)) {
        let starts = case.starts();
        assert_eq!(starts.len(), case.count as usize);
        match rival::compare(&case, &starts) {
            Answer::Same { left_out } => tally.left_out += left_out,
            Answer::NoFirst => tally.no_first += 1,
        }
        tally.series += 1;
        tally.lessons += starts.len();
        if let Some(python) = &mut python {
            python.ask(&case, &starts);
        }
    }
}

// CORE-54, CORE-56, CORE-57.
#[test]
fn weekly_series_matches_the_rrule_crate() {
    let mut tally = Tally::default();
    for zone in SAMPLE {
        sweep(zone, 2025..=2026, &mut tally, None);
    }
    assert!(tally.changes > 40 && tally.series > 800, "{tally:?}");
    assert!(
        tally.left_out > 0,
        "rrule keeps lessons whose midnight is skipped: {tally:?}"
    );
}

// CORE-57: where midnight itself is skipped, and `rrule` has no answer.
#[test]
fn core_57_a_lesson_at_a_skipped_midnight_moves_by_the_gap() {
    for (zone, start, shown) in [
        (
            Tz::America__Sao_Paulo,
            "2018-11-04T00:30:00",
            "2018-11-04 01:30:00 -02",
        ),
        (
            Tz::Africa__Cairo,
            "2026-04-24T00:30:00",
            "2026-04-24 01:30:00 EEST",
        ),
        (
            Tz::Asia__Beirut,
            "2026-03-29T00:30:00",
            "2026-03-29 01:30:00 EEST",
        ),
        (
            Tz::America__Havana,
            "2026-03-08T00:30:00",
            "2026-03-08 01:30:00 CDT",
        ),
        (
            Tz::America__Santiago,
            "2026-09-06T00:30:00",
            "2026-09-06 01:30:00 -03",
        ),
        (
            Tz::Pacific__Apia,
            "2011-12-30T00:30:00",
            "2011-12-31 00:30:00 +14",
        ),
    ] {
        let start = start.parse().expect("a local time");
        let case = Case {
            zone,
            start,
            count: 1,
        };
        let lesson = case.starts()[0].with_timezone(&zone);
        assert_eq!(lesson.to_string(), shown, "{zone}");
    }
}

// CORE-57: Ramadan ends a week before the summer does, so that the clock goes forward and back in eight days.
#[test]
fn core_57_repeated_time_after_skipped_week_is_the_first() {
    let case = Case {
        zone: Tz::Asia__Gaza,
        start: "2040-10-20T01:30:00".parse().expect("a local time"),
        count: 2,
    };
    let lessons = case.starts();
    assert_eq!(lessons[0].to_string(), "2040-10-19 23:30:00 UTC");
    assert_eq!(lessons[1].to_string(), "2040-10-26 22:30:00 UTC");
    rival::compare(&case, &lessons);
}

#[test]
#[ignore = "every zone: `just sweep`"]
fn every_zone_and_each_clock_change_from_2020_to_2040() {
    let (begun, mut tally) = (Instant::now(), Tally::default());
    let zones = TZ_VARIANTS.len();
    let mut python = Python::start();
    for (done, zone) in (1..).zip(TZ_VARIANTS) {
        sweep(zone, 2020..=2040, &mut tally, python.as_mut());
        if done % 50 == 0 {
            let seconds = begun.elapsed().as_secs();
            eprintln!(
                "{done} of {zones} zones, {} series, {seconds} s",
                tally.series
            );
        }
    }
    match python {
        Some(python) => eprintln!("Python: {}", python.verdict()),
        None => eprintln!("Python: python3 with zoneinfo is not on this machine; not asked"),
    }
    let (left_out, no_first) = (tally.left_out, tally.no_first);
    eprintln!(
        "rrule: the same but for {left_out} lessons left out where midnight is skipped or repeated; \
         {no_first} series not asked, their first lesson being skipped"
    );
    eprintln!(
        "{zones} zones of tz {IANA_TZDB_VERSION}, {} clock changes, {} series, {} lessons, {} s",
        tally.changes,
        tally.series,
        tally.lessons,
        begun.elapsed().as_secs()
    );
}
