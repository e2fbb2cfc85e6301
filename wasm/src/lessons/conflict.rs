//! JavaScript exports of [`reedling_core::lessons::conflict`].
//!
//! Its two functions are declared by hand: `busyTimes` gives an array of numbers, and `findConflicts` gives back the
//! caller's own lesson objects.

use chrono::{DateTime, Utc};
use js_sys::{Array, Float64Array, Object, Reflect};
use reedling_core::{
    lessons::{
        Occurrence,
        conflict::{self, BusyInterval},
    },
    time::rfc3339,
};
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::{
    convert::{JsResult, argument_error, from_js},
    js_deserializer::{item, length_of},
};

/// Numbers for each lesson in the list of `busyTimes`.
const COLUMNS: usize = 3;
/// The farthest JavaScript date from 1970, in milliseconds.
const FARTHEST: f64 = 8.64e15;

/// The time that a lesson takes.
#[derive(Deserialize, Tsify)]
#[cfg_attr(test, derive(Debug, PartialEq, serde::Serialize))]
#[serde(rename_all = "camelCase")]
pub(crate) struct TakenTime {
    /// Start, an instant.
    #[serde(with = "rfc3339")]
    #[tsify(type = "string")]
    pub start_time: DateTime<Utc>,
    /// End, an instant.
    #[serde(with = "rfc3339")]
    #[tsify(type = "string")]
    pub end_time: DateTime<Utc>,
    /// Status as on the wire; a cancelled lesson takes no time.
    pub status: String,
}

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
    let count =
        length_of(&lessons).ok_or_else(|| argument_error("lessons", "is not a list", ""))?;
    let times = if times.is_null() || times.is_undefined() {
        read_times(lessons.clone())?
    } else {
        decode_times(times)?
    };
    if times.iter().any(|time| time.lesson >= count as usize) {
        return Err(argument_error(
            "lessons",
            "is not the list that busyTimes read",
            "",
        ));
    }
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

fn read_times(lessons: JsValue) -> JsResult<Vec<BusyInterval>> {
    let lessons: Vec<TakenTime> = from_js("lessons", lessons)?;
    Ok(conflict::busy_times(lessons.iter().map(|lesson| {
        (lesson.start_time, lesson.end_time, lesson.status.as_str())
    })))
}

/// The times in a list of `busyTimes`.
fn decode_times(list: JsValue) -> JsResult<Vec<BusyInterval>> {
    let numbers = match list.dyn_into::<Float64Array>() {
        Ok(numbers) => numbers.to_vec(),
        Err(list) => from_js("times", list)?,
    };
    let (times, rest) = numbers.as_chunks();
    if rest.is_empty() && numbers.iter().all(|number| number.abs() <= FARTHEST) {
        Ok(times.iter().map(time).collect())
    } else {
        Err(argument_error("times", "is not what busyTimes gave", ""))
    }
}

/// One time of the list of `busyTimes`.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn time(&[start, end, lesson]: &[f64; COLUMNS]) -> BusyInterval {
    BusyInterval {
        start: start as i64,
        end: end as i64,
        lesson: lesson as usize,
    }
}
