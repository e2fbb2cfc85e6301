//! The same series by the `rrule` crate.
//!
//! `rrule` 0.14 answers a time that the clock skips or repeats with so many hours after the day's midnight.
//! That is RFC 5545's answer too, unless midnight itself is skipped or repeated: then it leaves the lesson out,
//! where the RFC (3.3.5) and D5 move it by the gap or take the first. A series whose first lesson is skipped
//! cannot be told to it at all, for its DTSTART is an instant of the zone.

use chrono::{DateTime, NaiveDateTime, NaiveTime, TimeDelta, TimeZone, Utc};
use rrule::{Frequency, RRule};

use crate::cases::Case;

/// What `rrule` says to a series.
pub enum Answer {
    /// The same lessons, but for so many that it leaves out for their midnight.
    Same {
        /// Lessons of the RFC that it does not have.
        left_out: usize,
    },
    /// Nothing: the clock skips the first lesson.
    NoFirst,
}

/// Asks `rrule`; panics when it differs in anything but what this module says.
pub fn compare(case: &Case, starts: &[DateTime<Utc>]) -> Answer {
    let tz = rrule::Tz::Tz(case.zone);
    let Some(first) = tz.from_local_datetime(&case.start).earliest() else {
        return Answer::NoFirst;
    };
    // COUNT would make up for a lesson that is left out with one at the end.
    let last = starts.last().expect("a lesson").naive_utc() + TimeDelta::days(1);
    let rule = RRule::new(Frequency::Weekly)
        .until(rrule::Tz::UTC.from_utc_datetime(&last))
        .build(first)
        .expect("a weekly rule");
    let theirs: Vec<_> = rule.all(1_000).dates.iter().map(DateTime::to_utc).collect();
    let shared: Vec<_> = case
        .locals()
        .zip(starts)
        .filter(|(local, _)| has_it(case, *local))
        .map(|(_, start)| *start)
        .collect();
    assert_eq!(theirs, shared, "{} from {}", case.zone, case.start);
    Answer::Same {
        left_out: starts.len() - shared.len(),
    }
}

/// Whether `rrule` keeps the lesson: its time or its midnight comes exactly once.
fn has_it(case: &Case, local: NaiveDateTime) -> bool {
    let midnight = local.date().and_time(NaiveTime::MIN);
    let once = |at| case.zone.from_local_datetime(&at).single().is_some();
    once(local) || once(midnight)
}
