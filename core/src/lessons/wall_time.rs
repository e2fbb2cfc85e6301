//! The wall time that a lesson was given, kept beside its instant.
//!
//! A country changes its clock rules after lessons were stored. Their instants are then another time of day, and only what
//! was kept tells which one was meant (D16).

use chrono::{DateTime, NaiveDateTime, Utc};

use crate::time::{Zone, text, to_local, to_utc};

/// Length of `2026-03-02T16:00:00`, which the offset follows.
const LOCAL: usize = 19;

/// What is kept of a start: the zone's wall clock with the offset that held when it was written.
///
/// ```
/// use reedling_core::{lessons::wall_time::kept, time::Zone};
/// struct Tokyo;
/// impl Zone for Tokyo {
///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
/// }
/// let start = "2026-03-02T07:00:00Z".parse()?;
/// assert_eq!(kept(&Tokyo, start).as_deref(), Some("2026-03-02T16:00:00+09:00"));
/// # Ok::<(), chrono::ParseError>(())
/// ```
///
/// None where the offset is no whole number of minutes, as last in 1972.
pub fn kept(zone: &impl Zone, start: DateTime<Utc>) -> Option<String> {
    let offset = zone.offset_seconds(start.timestamp());
    let sign = if offset < 0 { '-' } else { '+' };
    let minutes = offset.unsigned_abs() / 60;
    let written = text::instant(to_local(zone, start).and_utc());
    let local = written.strip_suffix('Z')?;
    (offset % 60 == 0).then(|| format!("{local}{sign}{:02}:{:02}", minutes / 60, minutes % 60))
}

/// A start by the rules in use, and the one that was meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WallTime {
    /// Nothing tells which time was meant: nothing was kept, or the lesson was moved since by a release that keeps nothing.
    Unknown,
    /// It is the time that was meant, or the next one where the clock skips that.
    Holds,
    /// It is another one.
    Differs {
        /// The time that was meant.
        meant: NaiveDateTime,
        /// The time that the clock shows at the present start.
        shown: NaiveDateTime,
        /// The instant of the time that was meant.
        start: DateTime<Utc>,
    },
}

impl WallTime {
    /// The time of a lesson in its zone, by what is kept of its start.
    ///
    /// ```
    /// use reedling_core::{lessons::wall_time::WallTime, time::Zone};
    /// struct Tokyo;
    /// impl Zone for Tokyo {
    ///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
    /// }
    /// let start = "2026-03-02T07:00:00Z".parse()?;
    /// assert_eq!(WallTime::of(&Tokyo, start, Some("2026-03-02T16:00:00+09:00")), WallTime::Holds);
    /// assert_eq!(WallTime::of(&Tokyo, start, None), WallTime::Unknown);
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn of(zone: &impl Zone, start: DateTime<Utc>, kept: Option<&str>) -> Self {
        let Some(meant) = kept.and_then(|kept| meant(start, kept)) else {
            return Self::Unknown;
        };
        let (shown, due) = (to_local(zone, start), to_utc(zone, meant));
        if shown == meant || due == start {
            return Self::Holds;
        }
        Self::Differs {
            meant,
            shown,
            start: due,
        }
    }
}

/// The wall time in what is kept, if that was written for this start.
fn meant(start: DateTime<Utc>, kept: &str) -> Option<NaiveDateTime> {
    let instant = text::parse_instant(kept)?;
    let local = text::parse_instant(&format!("{}Z", kept.get(..LOCAL)?))?;
    (instant.timestamp() == start.timestamp()).then_some(local.naive_utc())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::changes::ClockChanges;

    const HOUR: i32 = 3_600;

    fn at(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    fn local(text: &str) -> NaiveDateTime {
        text.parse().unwrap()
    }

    fn always(offset: i32) -> ClockChanges {
        ClockChanges::new(vec![(0, offset)]).unwrap()
    }

    // FIELD-02: Vancouver, by the rules of 2025 and of 2026.
    #[test]
    fn field_02_the_time_that_was_meant_is_known_after_the_rules_have_changed() {
        let start = at("2027-03-12T00:00:00Z");
        let written = kept(&always(-8 * HOUR), start).unwrap();
        assert_eq!(written, "2027-03-11T16:00:00-08:00");
        let of = |offset| WallTime::of(&always(offset), start, Some(&written));
        assert_eq!(of(-8 * HOUR), WallTime::Holds);
        let found = WallTime::Differs {
            meant: local("2027-03-11T16:00:00"),
            shown: local("2027-03-11T17:00:00"),
            start: at("2027-03-11T23:00:00Z"),
        };
        assert_eq!(of(-7 * HOUR), found);
    }

    #[test]
    fn field_02_nothing_is_known_of_what_was_kept_for_another_start_or_not_at_all() {
        let (zone, start) = (always(HOUR), at("2026-03-02T15:00:00Z"));
        for kept in [
            None,
            Some(""),
            Some("2026-03-02T16:00:00"),
            Some("2026-03-02T17:00:00+01:00"),
            Some("2026-03-02T16:00:00+02:00"),
        ] {
            let found = WallTime::of(&zone, start, kept);
            assert_eq!(found, WallTime::Unknown, "{kept:?}");
        }
        let second = WallTime::of(&zone, start, Some("2026-03-02T16:00:00+01:00"));
        assert_eq!(second, WallTime::Holds);
    }

    #[test]
    fn a_time_that_the_clock_skips_holds_as_the_next_one() {
        // 02:30 was meant, and by the new rules the clock goes from 02:00 to 03:00 that day.
        let start = at("2026-03-29T01:30:00Z");
        let skipping = ClockChanges::new(vec![
            (0, HOUR),
            (at("2026-03-29T01:00:00Z").timestamp(), 2 * HOUR),
        ]);
        let skipping = skipping.unwrap();
        let kept = kept(&always(HOUR), start);
        let found = WallTime::of(&skipping, start, kept.as_deref());
        assert_eq!(found, WallTime::Holds);
    }

    #[test]
    fn only_offsets_of_whole_minutes_are_kept() {
        let start = at("2026-03-02T15:00:07Z");
        let written = |offset| kept(&always(offset), start);
        let half = Some("2026-03-02T11:30:07-03:30".to_owned());
        assert_eq!(written(-3 * HOUR - 1_800), half);
        assert_eq!(written(3_208), None);
    }
}
