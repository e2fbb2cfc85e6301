//! Door to [`reedling_core::lesson::note`], the lesson-note form.

use reedling_core::{
    lesson::{
        complete,
        note::{self, LessonNoteDraft},
        title,
    },
    time::text::parse_date,
};
use wasm_bindgen::prelude::*;

use crate::{
    arguments::{Text, date, optional_text, text},
    convert::{Reply, from_js, to_js},
    zone::IntlZone,
};

/// Title that the lesson-note form fills in; empty until both are chosen.
#[wasm_bindgen(js_name = noteTitle)]
pub fn note_title(
    #[wasm_bindgen(js_name = studentName)] student_name: Option<Text>,
    date: Text,
) -> Reply<String> {
    let student_name = optional_text("studentName", student_name)?;
    Ok(title::note_title(
        student_name.as_deref(),
        &text("date", date)?,
    ))
}

/// Problems of the lesson-note form.
#[wasm_bindgen(js_name = checkLessonNote, unchecked_return_type = "FieldError[]")]
pub fn check_lesson_note(
    #[wasm_bindgen(unchecked_param_type = "LessonNoteDraft")] draft: JsValue,
    today: Text,
) -> Reply<JsValue> {
    let draft: LessonNoteDraft = from_js("draft", draft)?;
    to_js(&draft.check(date("today", today)?))
}

/// Whether the form's date picker offers a day.
#[wasm_bindgen(js_name = isNoteDateSelectable)]
pub fn is_note_date_selectable(day: Text, today: Text) -> Reply<bool> {
    let today = date("today", today)?;
    Ok(parse_date(&text("day", day)?).is_some_and(|day| note::is_selectable(day, today)))
}

/// When a lesson takes place that is written as a note; `null` while day or duration are missing.
#[wasm_bindgen(js_name = planLessonNote, unchecked_return_type = "Occurrence | null")]
pub fn plan_lesson_note(
    #[wasm_bindgen(unchecked_param_type = "LessonNoteDraft")] draft: JsValue,
    zone: Text,
) -> Reply<JsValue> {
    let draft: LessonNoteDraft = from_js("draft", draft)?;
    to_js(&draft.plan(&IntlZone::named(zone)?))
}

/// The chosen pieces with a custom one, trimmed and never twice.
#[wasm_bindgen(js_name = withPiece)]
pub fn with_piece(
    #[wasm_bindgen(unchecked_param_type = "readonly string[]")] chosen: JsValue,
    typed: Text,
) -> Reply<Vec<String>> {
    let chosen = from_js("chosen", chosen)?;
    Ok(note::with_piece(chosen, &text("typed", typed)?))
}

/// The notes that a lesson shows: the teacher's, else the edit form's; `null` without either.
#[wasm_bindgen(js_name = shownNotes, unchecked_return_type = "string | null")]
pub fn shown_notes(
    #[wasm_bindgen(js_name = teacherNotes)] teacher_notes: Option<Text>,
    notes: Option<Text>,
) -> Reply<JsValue> {
    to_js(&complete::shown_notes(
        optional_text("teacherNotes", teacher_notes)?.as_deref(),
        optional_text("notes", notes)?.as_deref(),
    ))
}

/// Whether a lesson without a practice plan gets one.
#[wasm_bindgen(js_name = getsPlan)]
pub fn gets_plan(
    status: Text,
    #[wasm_bindgen(js_name = teacherNotes)] teacher_notes: Option<Text>,
    notes: Option<Text>,
) -> Reply<bool> {
    Ok(complete::gets_plan(
        &text("status", status)?,
        optional_text("teacherNotes", teacher_notes)?.as_deref(),
        optional_text("notes", notes)?.as_deref(),
    ))
}
