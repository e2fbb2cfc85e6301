//! Door to [`reedling_core::lesson::list`].

use reedling_core::lesson::list;
use wasm_bindgen::prelude::*;

use crate::{
    arguments::{Text, instant},
    columns,
    convert::{Reply, from_js, texts, to_js},
    zone::IntlZone,
};

/// Identifiers of the teacher's lessons that pass search and filters, earliest first.
#[wasm_bindgen(js_name = teacherLessons)]
pub fn teacher_lessons(
    #[wasm_bindgen(unchecked_param_type = "readonly LessonRow[]")] lessons: JsValue,
    #[wasm_bindgen(unchecked_param_type = "LessonFilter")] filter: JsValue,
    now: Text,
    zone: Text,
) -> Reply<Vec<String>> {
    let lessons = columns::lessons("lessons", lessons)?;
    let (filter, now) = (from_js("filter", filter)?, instant("now", now)?);
    Ok(texts(list::teacher_lessons(
        &lessons,
        &filter,
        now,
        &IntlZone::named(zone)?,
    )))
}

/// Whether a lesson that starts then has begun.
#[wasm_bindgen(js_name = hasBegun)]
pub fn has_begun(#[wasm_bindgen(js_name = startTime)] start_time: Text, now: Text) -> Reply<bool> {
    Ok(list::has_begun(
        instant("startTime", start_time)?,
        instant("now", now)?,
    ))
}

/// How many of the lessons have begun: in a list by start, the first so many.
#[wasm_bindgen(js_name = countBegun)]
pub fn count_begun(
    #[wasm_bindgen(unchecked_param_type = "readonly TimedLesson[]")] lessons: JsValue,
    now: Text,
) -> Reply<usize> {
    let lessons = columns::lessons("lessons", lessons)?;
    Ok(list::count_begun(&lessons, instant("now", now)?))
}

/// Identifiers of the lessons that have begun and wait to be completed, earliest first.
#[wasm_bindgen(js_name = lessonsToComplete)]
pub fn lessons_to_complete(
    #[wasm_bindgen(unchecked_param_type = "readonly LessonRow[]")] lessons: JsValue,
    now: Text,
) -> Reply<Vec<String>> {
    let lessons = columns::lessons("lessons", lessons)?;
    Ok(texts(list::lessons_to_complete(
        &lessons,
        instant("now", now)?,
    )))
}

/// Numbers above a list of lessons.
#[wasm_bindgen(js_name = lessonCounts, unchecked_return_type = "LessonCounts")]
pub fn lesson_counts(
    #[wasm_bindgen(unchecked_param_type = "readonly CountedLesson[]")] lessons: JsValue,
    now: Text,
) -> Reply<JsValue> {
    to_js(&list::counts(
        &columns::lessons("lessons", lessons)?,
        instant("now", now)?,
    ))
}

/// Identifiers of a family's lessons that pass the filters, in the chosen order.
#[wasm_bindgen(js_name = familyLessons)]
pub fn family_lessons(
    #[wasm_bindgen(unchecked_param_type = "readonly FamilyLessonRow[]")] lessons: JsValue,
    #[wasm_bindgen(unchecked_param_type = "FamilyFilter")] filter: JsValue,
) -> Reply<Vec<String>> {
    let lessons = columns::lessons("lessons", lessons)?;
    Ok(texts(list::family_lessons(
        &lessons,
        &from_js("filter", filter)?,
    )))
}
