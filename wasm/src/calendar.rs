//! Door to [`reedling_core::calendar`].

use reedling_core::{
    calendar::{days, month, week, week_grid as grid},
    time::text as written,
};
use wasm_bindgen::prelude::*;

use crate::columns::lessons;
use crate::conflict::Taken;
use crate::zone::IntlZone;
use crate::{
    arguments::{self, Number, Text, count, date, instant, number, text, time},
    convert::{Reply, from_js, texts, to_js},
};

/// A month (`yyyy-MM`) with the lessons of each day, of which `limit` are shown.
#[wasm_bindgen(js_name = monthGrid, unchecked_return_type = "MonthGrid")]
pub fn month_grid(
    #[wasm_bindgen(js_name = month)] shown: Text,
    #[wasm_bindgen(unchecked_param_type = "readonly CalendarLesson[]")] listed: JsValue,
    limit: Number,
    today: Text,
    zone: Text,
) -> Reply<JsValue> {
    let (first, listed) = (
        arguments::month("month", shown)?,
        lessons("listed", listed)?,
    );
    let (limit, today) = (count("limit", limit)?, date("today", today)?);
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    let zone = IntlZone::named(zone)?;
    to_js(&month::month_grid(first, &listed, limit, today, &zone))
}

/// From when to when lessons are asked for that the grid of a month (`yyyy-MM`) can show.
#[wasm_bindgen(js_name = gridRange, unchecked_return_type = "GridRange")]
pub fn grid_range(#[wasm_bindgen(js_name = month)] shown: Text, zone: Text) -> Reply<JsValue> {
    let first = arguments::month("month", shown)?;
    to_js(&days::grid_range(first, &IntlZone::named(zone)?))
}

/// The day to which a key leads from another day of the grid; null for any other key.
#[wasm_bindgen(js_name = dayAfterKey, unchecked_return_type = "string | null")]
pub fn day_after_key(day: Text, key: Text) -> Reply<JsValue> {
    let led = days::day_after_key(date("day", day)?, &text("key", key)?);
    to_js(&led.map(written::date))
}

/// The week of the teacher's dashboard: Monday 00:00 to Sunday 23:59:59.
#[wasm_bindgen(js_name = teacherWeek, unchecked_return_type = "Week")]
pub fn teacher_week(now: Text, zone: Text) -> Reply<JsValue> {
    to_js(&week::teacher_week(
        instant("now", now)?,
        &IntlZone::named(zone)?,
    ))
}

/// Identifiers of this week's lessons that are still to come, earliest first.
#[wasm_bindgen(js_name = weekLessons)]
pub fn week_lessons(
    #[wasm_bindgen(unchecked_param_type = "readonly TimedLesson[]")] listed: JsValue,
    now: Text,
    zone: Text,
) -> Reply<Vec<String>> {
    let (listed, now) = (lessons("listed", listed)?, instant("now", now)?);
    Ok(texts(week::week_lessons(
        &listed,
        now,
        &IntlZone::named(zone)?,
    )))
}

/// From when to when lessons are asked for that the grid of a day's week can show.
#[wasm_bindgen(js_name = weekRange, unchecked_return_type = "GridRange")]
pub fn week_range(day: Text, zone: Text) -> Reply<JsValue> {
    let day = date("day", day)?;
    to_js(&grid::week_range(day, &IntlZone::named(zone)?))
}

/// The week of a day, with the places of lessons on the zone's wall clock.
#[wasm_bindgen(js_name = weekGrid, unchecked_return_type = "WeekGrid")]
pub fn week_grid(
    day: Text,
    #[wasm_bindgen(unchecked_param_type = "readonly TakenTime[]")] lessons: JsValue,
    zone: Text,
) -> Reply<JsValue> {
    let day = date("day", day)?;
    let lessons: Vec<Taken> = from_js("lessons", lessons)?;
    let taken: Vec<_> = lessons
        .iter()
        .map(|lesson| (lesson.start_time, lesson.end_time, lesson.status.as_str()))
        .collect();
    to_js(&grid::week_grid(day, &taken, &IntlZone::named(zone)?))
}

/// The time of day `HH:mm` of the quarter of an hour that is nearest to a minute of the day.
#[wasm_bindgen(js_name = nearestQuarter)]
pub fn nearest_quarter(minute: Number) -> Reply<String> {
    #[allow(clippy::cast_possible_truncation)]
    let minute = number("minute", minute)? as i32;
    Ok(grid::nearest_quarter(minute))
}

/// The day and time `yyyy-MM-ddTHH:mm` to which an arrow key moves a lesson in its week; null for any other key.
#[wasm_bindgen(js_name = weekStep, unchecked_return_type = "string | null")]
pub fn week_step(
    day: Text,
    #[wasm_bindgen(js_name = startTime)] start_time: Text,
    key: Text,
) -> Reply<JsValue> {
    let from = date("day", day)?.and_time(time("startTime", start_time)?);
    to_js(&grid::step(from, &text("key", key)?))
}
