//! Completing a lesson: its notes are what the practice plan is made of.

use serde::{Deserialize, Serialize};
use validator::Validate;

use crate::validation::{Violations, filled, notes_length};

/// What the Complete Lesson dialog sends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Validate)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CompleteLessonDraft {
    /// What was done and what to practise; required (Spec §5).
    #[validate(
        custom(
            function = "filled",
            message = "Please write a few notes about the lesson"
        ),
        custom(function = "notes_length")
    )]
    pub teacher_notes: String,
}

impl CompleteLessonDraft {
    /// The broken rules.
    pub fn check(&self) -> Violations {
        Violations::of(self)
    }
}

/// The notes that a lesson shows and that a plan reads: the teacher's, else the edit form's (D12).
pub fn shown_notes<'a>(teacher_notes: Option<&'a str>, notes: Option<&'a str>) -> Option<&'a str> {
    let written = |text: &&str| !text.trim().is_empty();
    teacher_notes.filter(written).or(notes.filter(written))
}
