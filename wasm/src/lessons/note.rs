//! JavaScript exports of [`reedling_core::lessons::note`], the lesson-note form.

use chrono::NaiveDate;
use reedling_core::{
    lessons::{
        Occurrence, complete,
        note::{self, LessonNoteDraft},
        title,
    },
    validation::Violations,
};
use reedling_js_export::js_export;

use crate::zone::BrowserZone;

/// Title that the lesson-note form fills in; empty until both are chosen.
#[js_export]
pub fn note_title(student_name: Option<String>, date: String) -> String {
    title::note_title(student_name.as_deref(), &date)
}

/// Problems of the lesson-note form.
#[js_export]
pub fn check_lesson_note(draft: LessonNoteDraft, today: NaiveDate) -> Violations {
    draft.check(today)
}

/// When a lesson takes place that is written as a note; `null` while day or duration are missing.
#[js_export]
pub fn plan_lesson_note(draft: LessonNoteDraft, zone: BrowserZone) -> Option<Occurrence> {
    draft.plan(&zone)
}

/// The chosen pieces with a custom one, trimmed and never twice.
#[js_export]
pub fn with_piece(chosen: Vec<String>, typed: String) -> Vec<String> {
    note::with_piece(chosen, &typed)
}

/// The notes that a lesson shows: the teacher's, else the edit form's; `null` without either.
#[js_export]
pub fn shown_notes(teacher_notes: Option<String>, notes: Option<String>) -> Option<&str> {
    complete::shown_notes(teacher_notes.as_deref(), notes.as_deref())
}
