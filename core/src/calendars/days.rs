//! Days of the month grid: its range, and keyboard navigation among its days (Spec §2.6, §2.7, §9).

use chrono::{DateTime, Datelike, Months, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::time::{Zone, day_start, days_after, days_before, rfc3339};

/// Range of lesson starts that a grid of days can show, from `start_date` to before `end_date`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GridRange {
    /// Start of the first day, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub start_date: DateTime<Utc>,
    /// End of the last day, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub end_date: DateTime<Utc>,
}

/// The earliest day whose start is a valid instant in every zone (year 1).
const FIRST_ASKED: NaiveDate = NaiveDate::from_ymd_opt(1, 1, 2).expect("a date");
/// The latest day whose start is a valid instant in every zone (year 9999).
const LAST_ASKED: NaiveDate = NaiveDate::from_ymd_opt(9999, 12, 31).expect("a date");

/// The days that the grid of a month shows.
pub(super) struct GridDays {
    /// First day of the month.
    pub first: NaiveDate,
    /// First day of the next month.
    pub next: NaiveDate,
    /// First day of the grid, a Sunday.
    pub start: NaiveDate,
    /// Days of the grid.
    pub days: u64,
}

pub(super) fn grid_days(day: NaiveDate) -> GridDays {
    let first = days_before(day, u64::from(day.day0()));
    let next = first
        .checked_add_months(Months::new(1))
        .unwrap_or(NaiveDate::MAX);
    let start = week_start(first, SUNDAY);
    let days = u64::try_from((next - start).num_days()).unwrap_or_default();
    GridDays {
        first,
        next,
        start,
        days: days.next_multiple_of(7),
    }
}

/// The day with which the weeks of a month begin (Spec §9), as [`week_start`] counts.
pub(super) const SUNDAY: u32 = 7;

/// The first day of a day's week, which begins on the weekday `first`: 1 for Monday to 7 for Sunday.
pub(super) fn week_start(day: NaiveDate, first: u32) -> NaiveDate {
    let weekday = day.weekday().number_from_monday();
    days_before(day, u64::from((weekday + 7 - first % 7) % 7))
}

/// The range of lesson starts to request for a month's grid.
///
/// ```
/// use reedling_core::{calendars::days::grid_range, time::{Zone, text}};
/// struct Utc0;
/// impl Zone for Utc0 {
///     fn offset_seconds(&self, _: i64) -> i32 { 0 }
/// }
/// let range = grid_range("2026-08-01".parse()?, &Utc0);
/// assert_eq!(text::instant(range.start_date), "2026-07-26T00:00:00Z");
/// assert_eq!(text::instant(range.end_date), "2026-09-06T00:00:00Z");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn grid_range(day: NaiveDate, zone: &impl Zone) -> GridRange {
    let GridDays { start, days, .. } = grid_days(day);
    range(start, days_after(start, days), zone)
}

/// First instants of two days.
pub(super) fn range(from: NaiveDate, to: NaiveDate, zone: &impl Zone) -> GridRange {
    let instant = |date: NaiveDate| day_start(zone, date.clamp(FIRST_ASKED, LAST_ASKED));
    GridRange {
        start_date: instant(from),
        end_date: instant(to),
    }
}

/// The day to which a navigation key moves from a day of the grid; `None` for any other key, and beyond the calendar's end.
///
/// ```
/// use reedling_core::calendars::days::day_after_key;
/// let wednesday = "2026-03-04".parse()?;
/// assert_eq!(day_after_key(wednesday, "Home"), "2026-03-01".parse().ok());
/// assert_eq!(day_after_key(wednesday, "a"), None);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn day_after_key(day: NaiveDate, key: &str) -> Option<NaiveDate> {
    let led = match key {
        "ArrowLeft" => days_before(day, 1),
        "ArrowRight" => days_after(day, 1),
        "ArrowUp" => days_before(day, 7),
        "ArrowDown" => days_after(day, 7),
        "Home" => week_start(day, SUNDAY),
        "End" => days_after(week_start(day, SUNDAY), 6),
        "PageUp" => day.checked_sub_months(Months::new(1))?,
        "PageDown" => day.checked_add_months(Months::new(1))?,
        _ => return None,
    };
    (1..=9999).contains(&led.year()).then_some(led)
}
