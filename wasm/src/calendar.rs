//! Door to [`reedling_core::calendar`].

use reedling_core::calendar::{month::month_grid as grid, week};
use wasm_bindgen::prelude::*;

use crate::columns::lessons;
use crate::zone::IntlZone;
use crate::{
    arguments::{Number, Text, count, date, instant, month},
    convert::{Reply, texts, to_js},
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
    let (first, listed) = (month("month", shown)?, lessons("listed", listed)?);
    let (limit, today) = (count("limit", limit)?, date("today", today)?);
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    let zone = IntlZone::named(zone)?;
    to_js(&grid(first, &listed, limit, today, &zone))
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
