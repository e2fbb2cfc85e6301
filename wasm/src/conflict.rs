//! Door to [`reedling_core::lesson::conflict`].

use chrono::{DateTime, Utc};
use js_sys::{Array, Object, Reflect};
use reedling_core::{
    lesson::{
        Occurrence,
        conflict::{self, BusyTime},
    },
    time::wire,
};
use serde::Deserialize;
use wasm_bindgen::prelude::*;

use crate::convert::{Reply, from_js, wrong};

/// Numbers that one time takes in the list of `busyTimes`.
const COLUMNS: usize = 3;

/// What of a lesson tells the time it takes.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Taken {
    #[serde(with = "wire")]
    start_time: DateTime<Utc>,
    #[serde(with = "wire")]
    end_time: DateTime<Utc>,
    status: String,
}

/// The times that lessons take, for `findConflicts`: start and end in milliseconds since 1970 UTC, and the
/// lesson's position, one after the other by start.
#[wasm_bindgen(js_name = busyTimes)]
pub fn busy_times(
    #[wasm_bindgen(unchecked_param_type = "readonly BusyLesson[]")] lessons: JsValue,
) -> Reply<Vec<f64>> {
    let times = read(lessons)?;
    Ok(times
        .iter()
        .flat_map(|time| [time.start as f64, time.end as f64, time.lesson as f64])
        .collect())
}

/// Overlaps of planned occurrences with lessons. With what `busyTimes` gave for the same lessons, none of them
/// is read again: while somebody types, only the occurrences are new.
#[wasm_bindgen(js_name = findConflicts, unchecked_return_type = "Conflict[]")]
pub fn find_conflicts(
    #[wasm_bindgen(unchecked_param_type = "readonly Occurrence[]")] occurrences: JsValue,
    #[wasm_bindgen(unchecked_param_type = "readonly BusyLesson[]")] lessons: JsValue,
    times: Option<Vec<f64>>,
) -> Reply<Array> {
    let occurrences: Vec<Occurrence> = from_js("occurrences", occurrences)?;
    let lessons: Array = lessons
        .dyn_into()
        .map_err(|_| wrong("lessons", "has the wrong shape: ", "is not a list"))?;
    let times = match times {
        Some(numbers) => numbers.chunks_exact(COLUMNS).map(time).collect(),
        None => read(lessons.clone().into())?,
    };
    let (occurrence_key, lesson_key) = ("occurrence".into(), "lesson".into());
    let conflicts = Array::new();
    for (occurrence, lesson) in conflict::find_in(&occurrences, &times) {
        let conflict = Object::new();
        let lesson = lessons.get(u32::try_from(lesson).unwrap_or(u32::MAX));
        // A new object takes any field.
        let _ = Reflect::set(&conflict, &occurrence_key, &(occurrence as f64).into());
        let _ = Reflect::set(&conflict, &lesson_key, &lesson);
        conflicts.push(&conflict);
    }
    Ok(conflicts)
}

fn read(lessons: JsValue) -> Reply<Vec<BusyTime>> {
    let lessons: Vec<Taken> = from_js("lessons", lessons)?;
    Ok(conflict::busy_times(lessons.iter().map(|lesson| {
        (lesson.start_time, lesson.end_time, lesson.status.as_str())
    })))
}

/// One time of the list of `busyTimes`.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn time(numbers: &[f64]) -> BusyTime {
    BusyTime {
        start: numbers[0] as i64,
        end: numbers[1] as i64,
        lesson: numbers[2] as usize,
    }
}
