//! Where a lesson can be put in the teacher's week, by pointer and by arrow key.

use chrono::{NaiveDateTime, NaiveTime};

use super::{
    days::week_start,
    week_grid::{DAY, minute_of},
};
use crate::time::{days_after, days_before, text};

/// Minutes between two places where a lesson can be put down.
const QUARTER: i32 = 15;

/// The time of day `HH:mm` of the quarter of an hour that is nearest to a minute of the day.
///
/// ```
/// use reedling_core::calendars::week_moves::nearest_quarter;
/// assert_eq!(nearest_quarter(968), "16:15");
/// assert_eq!(nearest_quarter(-30), "00:00");
/// ```
pub fn nearest_quarter(minute: i32) -> String {
    let quarter = (minute.clamp(0, DAY) + QUARTER / 2) / QUARTER;
    time_at(quarter * QUARTER)
}

fn time_at(minute: i32) -> String {
    let minute = minute.clamp(0, DAY - QUARTER).unsigned_abs();
    let time = NaiveTime::from_num_seconds_from_midnight_opt(minute * 60, 0);
    text::time(time.unwrap_or_default())
}

/// The day and time `yyyy-MM-ddTHH:mm` to which an arrow key moves a lesson; nothing for another key.
///
/// Up and down lead to the next quarter of an hour of the day, left and right to the next day of the week, which begins on
/// the weekday `first` (1 for Monday to 7 for Sunday): a lesson leaves neither.
///
/// ```
/// use reedling_core::calendars::week_moves::step;
/// assert_eq!(step("2026-03-04T16:10:00".parse()?, "ArrowDown", 7).as_deref(), Some("2026-03-04T16:15"));
/// assert_eq!(step("2026-03-07T16:10:00".parse()?, "ArrowRight", 7).as_deref(), Some("2026-03-07T16:10"));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn step(from: NaiveDateTime, key: &str, first: u32) -> Option<String> {
    let (date, minute) = (from.date(), minute_of(from));
    let start = week_start(date, first);
    let (date, time) = match key {
        "ArrowUp" => (date, time_at((minute - 1).div_euclid(QUARTER) * QUARTER)),
        "ArrowDown" => (date, time_at((minute / QUARTER + 1) * QUARTER)),
        "ArrowLeft" => (days_before(date, 1).max(start), text::time(from.time())),
        "ArrowRight" => (
            days_after(date, 1).min(days_after(start, 6)),
            text::time(from.time()),
        ),
        _ => return None,
    };
    Some([text::date(date), time].join("T"))
}
