//! JavaScript exports of [`reedling_core::lessons::conflict`].
//!
//! Its two functions are declared by hand: `busyTimes` gives an array of numbers, and `findConflicts` gives back the
//! caller's own lesson objects.

use js_sys::{Array, Object, Reflect};
use reedling_core::lessons::{Occurrence, conflict};
use wasm_bindgen::prelude::*;

use crate::{
    busy::{read_times, times_of},
    convert::{JsResult, from_js},
    js_deserializer::item,
};

/// The times that lessons take, for `findConflicts`: start and end in milliseconds since 1970 UTC and the lesson's index,
/// three numbers for each lesson, by start.
///
/// # Errors
/// A message with the name of the argument that does not fit.
#[wasm_bindgen(js_name = busyTimes)]
pub fn busy_times(
    #[wasm_bindgen(unchecked_param_type = "readonly BusyLesson[]")] lessons: JsValue,
) -> JsResult<Vec<f64>> {
    let times = read_times(lessons)?;
    Ok(times
        .iter()
        .flat_map(|time| [time.start as f64, time.end as f64, time.lesson as f64])
        .collect())
}

/// Overlaps of planned occurrences with lessons. Pass the result of `busyTimes` for the same lessons as `times` to avoid
/// reading them again: while the teacher types, only the occurrences change.
///
/// # Errors
/// A message with the name of the argument that does not fit.
#[wasm_bindgen(js_name = findConflicts, unchecked_return_type = "Conflict[]")]
pub fn find_conflicts(
    #[wasm_bindgen(unchecked_param_type = "readonly Occurrence[]")] occurrences: JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly BusyLesson[]")] lessons: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Float64Array | readonly number[] | null")]
    times: JsValue,
) -> JsResult<Array> {
    let occurrences: Vec<Occurrence> = from_js("occurrences", occurrences)?;
    let times = times_of(&lessons, times)?;
    let (occurrence_key, lesson_key) = ("occurrence".into(), "lesson".into());
    let conflicts = Array::new();
    for (occurrence, lesson) in conflict::find_overlaps(&occurrences, &times) {
        let conflict = Object::new();
        let lesson = item(&lessons, u32::try_from(lesson).unwrap_or(u32::MAX));
        // A new object takes any field.
        let _ = Reflect::set(&conflict, &occurrence_key, &(occurrence as f64).into());
        let _ = Reflect::set(&conflict, &lesson_key, &lesson);
        conflicts.push(&conflict);
    }
    Ok(conflicts)
}
