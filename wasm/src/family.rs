//! Door to [`reedling_core::family`].

use reedling_core::family;
use wasm_bindgen::prelude::*;

use crate::columns::lessons;
use crate::{
    arguments::{Text, instant},
    convert::{Reply, to_js},
};

/// A child's lessons split into recent and upcoming ones, by time alone.
#[wasm_bindgen(js_name = childTabs, unchecked_return_type = "ChildTabs")]
pub fn child_tabs(
    #[wasm_bindgen(unchecked_param_type = "readonly TimedLesson[]")] listed: JsValue,
    now: Text,
) -> Reply<JsValue> {
    to_js(&family::child_tabs(
        &lessons("listed", listed)?,
        instant("now", now)?,
    ))
}

/// The family calendar: the next upcoming lessons, and how many there are this week.
#[wasm_bindgen(js_name = familyCalendar, unchecked_return_type = "FamilyCalendar")]
pub fn family_calendar(
    #[wasm_bindgen(unchecked_param_type = "readonly CalendarLesson[]")] listed: JsValue,
    now: Text,
) -> Reply<JsValue> {
    to_js(&family::family_calendar(
        &lessons("listed", listed)?,
        instant("now", now)?,
    ))
}
