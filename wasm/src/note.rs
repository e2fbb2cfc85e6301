//! Door to [`reedling_core::lesson::note`], the lesson-note form.

use reedling_core::lesson::{
    complete,
    note::{self, LessonNoteDraft},
    title,
};
use reedling_core::time::text;
use wasm_bindgen::prelude::*;

use crate::convert::{Reply, date, from_js, to_js};
use crate::zone::IntlZone;

/// Title that the lesson-note form fills in; empty until both are chosen.
#[wasm_bindgen(js_name = noteTitle)]
pub fn note_title(
    #[wasm_bindgen(js_name = studentName)] student_name: Option<String>,
    date: &str,
) -> String {
    title::note_title(student_name.as_deref(), date)
}

/// Problems of the lesson-note form.
#[wasm_bindgen(js_name = checkLessonNote, unchecked_return_type = "FieldError[]")]
pub fn check_lesson_note(
    #[wasm_bindgen(unchecked_param_type = "LessonNoteDraft")] draft: JsValue,
    today: &str,
) -> Reply<JsValue> {
    let draft: LessonNoteDraft = from_js("draft", draft)?;
    to_js(&draft.check(date("today", today)?))
}

/// Whether the form's date picker offers a day.
#[wasm_bindgen(js_name = isNoteDateSelectable)]
pub fn is_note_date_selectable(day: &str, today: &str) -> Reply<bool> {
    let today = date("today", today)?;
    Ok(text::parse_date(day).is_some_and(|day| note::is_selectable(day, today)))
}

/// When a lesson takes place that is written as a note; `null` while day or duration are missing.
#[wasm_bindgen(js_name = planLessonNote, unchecked_return_type = "Occurrence | null")]
pub fn plan_lesson_note(
    #[wasm_bindgen(unchecked_param_type = "LessonNoteDraft")] draft: JsValue,
    zone: &str,
) -> Reply<JsValue> {
    let draft: LessonNoteDraft = from_js("draft", draft)?;
    to_js(&draft.plan(&IntlZone::named(zone)?))
}

/// The chosen pieces with a custom one, trimmed and never twice.
#[wasm_bindgen(js_name = withPiece)]
pub fn with_piece(chosen: Vec<String>, typed: &str) -> Vec<String> {
    note::with_piece(chosen, typed)
}

/// The notes that a lesson shows: the teacher's, else the edit form's; `null` without either.
#[wasm_bindgen(js_name = shownNotes, unchecked_return_type = "string | null")]
pub fn shown_notes(
    #[wasm_bindgen(js_name = teacherNotes)] teacher_notes: Option<String>,
    notes: Option<String>,
) -> Reply<JsValue> {
    to_js(&complete::shown_notes(
        teacher_notes.as_deref(),
        notes.as_deref(),
    ))
}
