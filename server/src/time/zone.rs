//! Time zones: core asks, the tables of chrono-tz answer.

use chrono::{DateTime, NaiveDate, Offset, TimeZone, Utc};
use chrono_tz::Tz;
use reedling_core::time::{Zone, to_local};

/// A zone of the IANA database, old names included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IanaZone(pub Tz);

impl IanaZone {
    /// The zone with that name, such as `Europe/Berlin`.
    pub fn named(name: &str) -> Option<Self> {
        name.parse().ok().map(Self)
    }

    /// The zone's name.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The day that the zone's calendar shows at an instant.
    pub fn day(self, at: DateTime<Utc>) -> NaiveDate {
        to_local(&self, at).date()
    }
}

impl Zone for IanaZone {
    fn offset_seconds(&self, at_utc_epoch_seconds: i64) -> i32 {
        let at = DateTime::from_timestamp(at_utc_epoch_seconds, 0).unwrap_or_default();
        self.0
            .offset_from_utc_datetime(&at.naive_utc())
            .fix()
            .local_minus_utc()
    }
}

#[cfg(test)]
mod tests {
    use super::IanaZone;

    #[test]
    fn old_names_are_understood_and_unknown_ones_are_not() {
        for name in ["Europe/Berlin", "US/Eastern", "Asia/Calcutta", "UTC", "GMT"] {
            assert!(IanaZone::named(name).is_some(), "{name}");
        }
        for name in ["", "Mars/Olympus", "+02:00", "europe/berlin "] {
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
}
