//! Completing a lesson: the practice plan is made from its notes (Spec §5, D6).
//!
//! Notes are required and have at most 20,000 characters, a limit for safety; a private note has at most 2,000.

use serde::{Deserialize, Serialize};

use crate::validation::{NOTES, PRIVATE_NOTES, Violations};

/// The Complete Lesson dialog, as typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CompleteLessonDraft {
    /// Lesson notes: what was done and what to practise; required (Spec §5).
    pub teacher_notes: String,
    /// Private note, which only the teacher and administrators read.
    pub private_notes: String,
}

impl CompleteLessonDraft {
    /// Validation errors: notes are required (Spec §5).
    ///
    /// ```
    /// use reedling_core::lessons::complete::CompleteLessonDraft;
    /// let draft = CompleteLessonDraft { teacher_notes: "Scales, hands together".into(), private_notes: String::new() };
    /// assert!(draft.check().is_empty());
    /// ```
    pub fn check(&self) -> Violations {
        check_notes(Some(&self.teacher_notes), Some(&self.private_notes))
    }
}

/// Validation errors of the notes that are sent; `None` keeps the current ones.
///
/// ```
/// use reedling_core::lessons::complete::check_notes;
/// assert!(check_notes(None, Some("Tired today")).into_result().is_ok());
/// assert!(check_notes(Some(" "), None).into_result().is_err());
/// ```
pub fn check_notes(teacher_notes: Option<&str>, private_notes: Option<&str>) -> Violations {
    let mut found = Violations::default();
    if let Some(notes) = teacher_notes {
        let text = "Please write a few notes about the lesson";
        found.not_blank("teacherNotes", notes, text);
        found.max_length(&NOTES, "teacherNotes", notes);
    }
    if let Some(notes) = private_notes {
        found.max_length(&PRIVATE_NOTES, "privateNotes", notes);
    }
    found
}

/// The notes that a lesson shows and that a plan reads: the teacher's, else the edit form's (D12).
///
/// ```
/// use reedling_core::lessons::complete::shown_notes;
/// assert_eq!(shown_notes(Some(" "), Some("Bring the metronome")), Some("Bring the metronome"));
/// ```
pub fn shown_notes<'a>(teacher_notes: Option<&'a str>, notes: Option<&'a str>) -> Option<&'a str> {
    let written = |text: &&str| !text.trim().is_empty();
    teacher_notes.filter(written).or(notes.filter(written))
}
