//! Weekly series: how many lessons, on which days, at which instants.

use chrono::{DateTime, Days, NaiveDate, NaiveDateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::time::{Zone, all_to_utc};

/// Most lessons of a weekly series that ends by count (Spec §9: 1 to 52).
pub const COUNT_MAX: u32 = 52;
/// Most lessons of a weekly series that ends on a date (D5).
pub const SERIES_MAX: usize = 260;

/// Most weeks from one lesson of a series to the next.
pub const INTERVAL_MAX: u32 = 4;

/// A wall-clock time, and the same time every so many weeks after it; the weeks count as 1 to [`INTERVAL_MAX`].
///
/// ```
/// # use chrono::NaiveDateTime;
/// use reedling_core::lessons::recurrence::every_weeks;
/// let start: NaiveDateTime = "2026-03-03T16:00:00".parse()?;
/// let third = every_weeks(start, 2).nth(2);
/// assert_eq!(third.map(|at| at.to_string()).as_deref(), Some("2026-03-31 16:00:00"));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn every_weeks(start: NaiveDateTime, weeks: u32) -> impl Iterator<Item = NaiveDateTime> {
    let days = 7 * u64::from(weeks.clamp(1, INTERVAL_MAX));
    (0u64..).map_while(move |times| start.checked_add_days(Days::new(days * times)))
}

/// Whether a lesson repeats.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum RecurrenceType {
    /// One lesson.
    #[default]
    Single,
    /// The same time every week.
    Weekly,
}

impl RecurrenceType {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Single, Self::Weekly];

    /// The kind as it is written on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Single => "single",
            Self::Weekly => "weekly",
        }
    }

    /// The kind with that name on the wire; single when there is none (Spec §3).
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "" | "single" => Some(Self::Single),
            "weekly" => Some(Self::Weekly),
            _ => None,
        }
    }
}

/// How a weekly series says where it ends.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum RecurrenceEndType {
    /// After a number of lessons.
    #[default]
    Count,
    /// On a date.
    Date,
}

impl RecurrenceEndType {
    /// The kind with that name on the wire; by count when there is none (Spec §3).
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "" | "count" => Some(Self::Count),
            "date" => Some(Self::Date),
            _ => None,
        }
    }
}

/// Where a weekly series ends, in iCalendar's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// After this number of lessons.
    Count(u32),
    /// With the last lesson on or before this date.
    Until(NaiveDate),
}

/// How a lesson repeats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recurrence {
    /// One lesson.
    Single,
    /// The same wall-clock time every seven days.
    Weekly(End),
}

impl Recurrence {
    /// Wall-clock start of every occurrence, the first included, earliest first; at most [`SERIES_MAX`].
    ///
    /// ```
    /// # use {chrono::NaiveDateTime, reedling_core::lessons::recurrence::{End, Recurrence}};
    /// let start: NaiveDateTime = "2025-03-03T16:00:00".parse()?;
    /// let starts: Vec<_> = Recurrence::Weekly(End::Count(3)).occurrences(start).collect();
    /// assert_eq!(starts[2].to_string(), "2025-03-17 16:00:00");
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn occurrences(self, start: NaiveDateTime) -> impl Iterator<Item = NaiveDateTime> {
        (0u32..)
            .zip(every_weeks(start, 1))
            .take_while(move |&(lesson, at)| match self {
                Self::Single => lesson == 0,
                Self::Weekly(End::Count(count)) => lesson < count,
                Self::Weekly(End::Until(last)) => at.date() <= last,
            })
            .map(|(_, at)| at)
            .take(SERIES_MAX)
    }

    /// Instant of every occurrence: the wall-clock time stays the same across clock changes (D5).
    ///
    /// ```
    /// use reedling_core::{lessons::recurrence::{End, Recurrence}, time::Zone};
    /// struct Tokyo;
    /// impl Zone for Tokyo {
    ///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
    /// }
    /// let starts: Vec<_> = Recurrence::Weekly(End::Count(2)).starts("2026-03-02T16:00:00".parse()?, &Tokyo).collect();
    /// assert_eq!(starts[1].to_string(), "2026-03-09 07:00:00 UTC");
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn starts(
        self,
        start: NaiveDateTime,
        zone: &impl Zone,
    ) -> impl Iterator<Item = DateTime<Utc>> {
        all_to_utc(zone, self.occurrences(start))
    }
}
