//! Door to [`reedling_core::calendar`].

use reedling_core::{
    calendar::{month, week},
    time::text,
};
use wasm_bindgen::prelude::*;

use crate::columns::lessons;
use crate::convert::{Reply, date, instant, texts, to_js, wrong};
use crate::zone::IntlZone;

/// A month (`yyyy-MM`) with the lessons of each day, of which `limit` are shown.
#[wasm_bindgen(js_name = monthGrid, unchecked_return_type = "MonthGrid")]
pub fn month_grid(
    month: &str,
    #[wasm_bindgen(unchecked_param_type = "readonly CalendarLesson[]")] listed: JsValue,
    limit: usize,
    today: &str,
    zone: &str,
) -> Reply<JsValue> {
    let first = text::parse_month(month)
        .ok_or_else(|| wrong("month", "is not a month (yyyy-MM): ", month))?;
    let (listed, today) = (lessons(listed)?, date("today", today)?);
    to_js(&month::month_grid(
        first,
        &listed,
        limit,
        today,
        &IntlZone::named(zone)?,
    ))
}

/// The week of the teacher's dashboard: Monday 00:00 to Sunday 23:59:59.
#[wasm_bindgen(js_name = teacherWeek, unchecked_return_type = "Week")]
pub fn teacher_week(now: &str, zone: &str) -> Reply<JsValue> {
    to_js(&week::teacher_week(
        instant("now", now)?,
        &IntlZone::named(zone)?,
    ))
}

/// Identifiers of this week's lessons that are still to come, earliest first.
#[wasm_bindgen(js_name = weekLessons)]
pub fn week_lessons(
    #[wasm_bindgen(unchecked_param_type = "readonly TimedLesson[]")] listed: JsValue,
    now: &str,
    zone: &str,
) -> Reply<Vec<String>> {
    let (listed, now) = (lessons(listed)?, instant("now", now)?);
    Ok(texts(week::week_lessons(
        &listed,
        now,
        &IntlZone::named(zone)?,
    )))
}
