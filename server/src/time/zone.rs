//! Time zones by name, read as core reads them in the browser too.

use std::{
    collections::HashMap,
    fmt,
    sync::{LazyLock, PoisonError, RwLock},
};

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use reedling_core::time::{Zone, changes::ClockChanges, to_local};

use super::rules;

/// The zones that were asked for. There are some 600 names, so that all of them take a few megabytes.
static ASKED: LazyLock<RwLock<HashMap<&'static str, IanaZone>>> = LazyLock::new(RwLock::default);

/// A zone of the IANA database, old names included.
#[derive(Clone, Copy)]
pub struct IanaZone(&'static Known);

struct Known {
    name: String,
    changes: ClockChanges,
}

impl IanaZone {
    /// The zone with that name, such as `Europe/Berlin`.
    pub fn named(name: &str) -> Option<Self> {
        let asked = ASKED.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(zone) = asked.get(name) {
            return Some(*zone);
        }
        drop(asked);
        let changes = rules::changes(name)?;
        let mut asked = ASKED.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(zone) = asked.get(name) {
            return Some(*zone);
        }
        let known: &'static Known = Box::leak(Box::new(Known {
            name: name.to_owned(),
            changes,
        }));
        asked.insert(&known.name, Self(known));
        Some(Self(known))
    }

    /// World time.
    pub fn utc() -> Self {
        Self::named("UTC").expect("every tz database has it")
    }

    /// The zone's name.
    pub fn name(self) -> &'static str {
        &self.0.name
    }

    /// The zone's wall clock at an instant.
    pub fn local(self, at: DateTime<Utc>) -> NaiveDateTime {
        to_local(&self, at)
    }

    /// The day that the zone's calendar shows at an instant.
    pub fn day(self, at: DateTime<Utc>) -> NaiveDate {
        self.local(at).date()
    }

    /// The clock changes, which core reads.
    pub fn changes(self) -> &'static ClockChanges {
        &self.0.changes
    }
}

impl fmt::Debug for IanaZone {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

impl PartialEq for IanaZone {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Zone for IanaZone {
    fn offset_seconds(&self, at_utc_epoch_seconds: i64) -> i32 {
        self.0.changes.offset_seconds(at_utc_epoch_seconds)
    }
}

#[cfg(test)]
mod tests {
    use reedling_core::lessons::recurrence::{End, Recurrence};

    use super::IanaZone;

    #[test]
    fn old_names_are_understood_and_unknown_ones_are_not() {
        for name in ["Europe/Berlin", "US/Eastern", "Asia/Calcutta", "UTC", "GMT"] {
            assert!(IanaZone::named(name).is_some(), "{name}");
        }
        for name in [
            "",
            "Mars/Olympus",
            "+02:00",
            "europe/berlin",
            "Europe/Berlin ",
            "Europe//Berlin",
            "/Europe/Berlin",
            "../zoneinfo/UTC",
            "posix/UTC",
        ] {
            assert!(IanaZone::named(name).is_none(), "{name}");
        }
    }

    #[test]
    fn a_day_is_the_one_on_the_zone_s_calendar() {
        let at = "2026-03-09T23:30:00Z".parse().unwrap();
        let day = |name| IanaZone::named(name).unwrap().day(at).to_string();
        assert_eq!(day("UTC"), "2026-03-09");
        assert_eq!(day("Europe/Berlin"), "2026-03-10");
        assert_eq!(day("America/New_York"), "2026-03-09");
    }

    // FIELD-01, FIELD-02: by the rules of 2026 these clocks stay forward.
    #[test]
    fn field_02_weekly_lessons_over_march_2027_keep_their_time_by_the_rules_of_2026() {
        for (name, instant) in [
            ("America/Vancouver", "23:00"),
            ("America/Edmonton", "22:00"),
        ] {
            let zone = IanaZone::named(name).unwrap();
            let first = "2027-03-01T16:00:00".parse().unwrap();
            let starts = Recurrence::Weekly(End::Count(4)).starts(first, &zone);
            let times: Vec<_> = starts.map(|at| at.format("%H:%M").to_string()).collect();
            assert_eq!(times, [instant; 4], "{name}");
        }
    }
}
