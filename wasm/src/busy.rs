//! The times that lessons take, read from JavaScript: from the lessons, or from the numbers that `busyTimes` made of them.

use chrono::{DateTime, Utc};
use js_sys::Float64Array;
use reedling_core::{
    lessons::conflict::{self, BusyInterval},
    time::rfc3339,
};
use serde::Deserialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::{
    convert::{JsResult, argument_error, from_js},
    js_deserializer::length_of,
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

/// The times of a list of lessons, read anew unless `times` has what `busyTimes` made of the same list.
///
/// # Errors
/// A message with the name of the argument that does not fit.
pub(crate) fn times_of(lessons: &JsValue, times: JsValue) -> JsResult<Vec<BusyInterval>> {
    let count = length_of(lessons).ok_or_else(|| argument_error("lessons", "is not a list", ""))?;
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
    Ok(times)
}

/// The times that lessons take, by start.
///
/// # Errors
/// A message with the name of the argument that does not fit.
pub(crate) fn read_times(lessons: JsValue) -> JsResult<Vec<BusyInterval>> {
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
