//! JavaScript exports of [`reedling_core::lessons::series_change`] and [`reedling_core::lessons::closure`].
//!
//! `planSeries` is declared by hand: of the lessons that a plan may overlap it reads only those that it does overlap.

use reedling_core::{
    lessons::{
        closure::ClosureRequest,
        series_change::{
            overlaps::{Busy, BusyName},
            question::SeriesQuestion,
        },
    },
    validation::Violations,
};
use reedling_js_export::js_export;
use serde::Deserialize;
use wasm_bindgen::prelude::*;

use crate::{
    busy::times_of,
    convert::{JsResult, from_js, to_js},
    js_deserializer::{JsDeserializer, item},
    zone::BrowserZone,
};

/// Problems of a closure; empty when it may be sent.
#[js_export]
pub fn check_closure(request: ClosureRequest) -> Violations {
    request.problems()
}

/// What a change of a series would do. Pass the result of `busyTimes` for the same lessons as `times` to avoid reading them
/// again.
///
/// # Errors
/// A message with the name of the argument that does not fit.
#[wasm_bindgen(js_name = planSeries, unchecked_return_type = "SeriesPreview")]
pub fn plan_series(
    #[wasm_bindgen(unchecked_param_type = "SeriesQuestion")] question: JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly BusyLesson[]")] lessons: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Float64Array | readonly number[] | null")]
    times: JsValue,
) -> JsResult<JsValue> {
    let question: SeriesQuestion = from_js("question", question)?;
    let zone = BrowserZone::of("question", &question.zone)?;
    let school = BrowserZone::of("question", &question.school_zone)?;
    let times = times_of(&lessons, times)?;
    let named = |place: usize| {
        let lesson = item(&lessons, u32::try_from(place).ok()?);
        BusyName::deserialize(JsDeserializer(lesson)).ok()
    };
    let busy = Busy {
        times: &times,
        named: &named,
    };
    to_js(&question.preview(busy, &zone, &school))
}
