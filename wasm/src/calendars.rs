//! JavaScript exports of [`reedling_core::calendars`].

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use reedling_core::{
    calendars::{
        days::{self, GridRange},
        month::{self, MonthGrid},
        week::{self, Week},
        week_grid::{self as grid, WeekGrid},
        week_moves,
    },
    time::text as written,
};
use reedling_js_export::js_export;

use crate::{
    arguments::Month,
    busy::TakenTime,
    columns::Lessons,
    types::{CalendarLesson, TimedLesson},
    zone::BrowserZone,
};

/// A month (`yyyy-MM`) with the lessons of each day, of which `limit` are shown.
#[js_export]
pub fn month_grid(
    month: Month,
    listed: Lessons<CalendarLesson>,
    limit: u32,
    today: NaiveDate,
    zone: BrowserZone,
) -> MonthGrid {
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    month::month_grid(month.0, &listed, limit, today, &zone)
}

/// Time range to request lessons for, to show the grid of a month (`yyyy-MM`).
#[js_export]
pub fn grid_range(month: Month, zone: BrowserZone) -> GridRange {
    days::grid_range(month.0, &zone)
}

/// The day to which a navigation key moves from a day of the grid; null for any other key.
#[js_export]
pub fn day_after_key(day: NaiveDate, key: String) -> Option<String> {
    days::day_after_key(day, &key).map(written::date)
}

/// The week of the teacher's dashboard: Monday 00:00 to Sunday 23:59:59.
#[js_export]
pub fn teacher_week(now: DateTime<Utc>, zone: BrowserZone) -> Week {
    week::teacher_week(now, &zone)
}

/// Identifiers of this week's upcoming lessons, earliest first.
#[js_export]
pub fn week_lessons(
    listed: Lessons<TimedLesson>,
    now: DateTime<Utc>,
    zone: BrowserZone,
) -> Vec<&str> {
    week::week_lessons(&listed, now, &zone)
}

/// Time range to request lessons for, to show the week of a day.
#[js_export]
pub fn week_range(day: NaiveDate, first: u32, zone: BrowserZone) -> GridRange {
    grid::week_range(day, first, &zone)
}

/// The week of a day, which begins on the weekday `first` (1 for Monday to 7 for Sunday), or its five days from Monday on
/// where it `is_short`, with the places of lessons on the zone's wall clock.
#[js_export]
pub fn week_grid(
    day: NaiveDate,
    lessons: Vec<TakenTime>,
    first: u32,
    is_short: bool,
    zone: BrowserZone,
) -> WeekGrid {
    let taken: Vec<_> = lessons
        .iter()
        .map(|lesson| (lesson.start_time, lesson.end_time, lesson.status.as_str()))
        .collect();
    grid::week_grid(day, &taken, (first, is_short), &zone)
}

/// The time of day `HH:mm` of the quarter of an hour that is nearest to a minute of the day.
#[js_export]
#[expect(clippy::cast_possible_truncation)]
pub fn nearest_quarter(minute: f64) -> String {
    week_moves::nearest_quarter(minute as i32)
}

/// The day and time `yyyy-MM-ddTHH:mm` to which an arrow key moves a lesson in its week; null for any other key.
#[js_export]
pub fn week_step(day: NaiveDate, start_time: NaiveTime, key: String, first: u32) -> Option<String> {
    week_moves::step(day.and_time(start_time), &key, first)
}
