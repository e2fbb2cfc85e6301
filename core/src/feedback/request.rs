//! The request that writes feedback: a missing field keeps its value.

use serde::Deserialize;

use super::{
    RATING_MAX,
    stored::{Feedback, PracticeAssignment},
    written::{DAILY_MINUTES_MAX, ITEMS_MAX, TEXT_BYTES_MAX, WrittenAssignment, WrittenFeedback},
};
use crate::{
    patch::Patch,
    validation::{DETAIL_MAX, NOTES_MAX, TITLE_MAX, Violations},
};

/// Maximum body size in bytes: that of its texts, and what JSON writes around them.
pub const BODY_MAX: usize = TEXT_BYTES_MAX + 16 * 1024;

/// Feedback on a lesson. Fields that are left out keep their value; null clears them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WriteFeedbackRequest {
    /// Summary.
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub content: Patch<String>,
    /// Pieces worked on.
    #[serde(default)]
    #[schemars(length(max = ITEMS_MAX), inner(length(max = TITLE_MAX)))]
    pub pieces_worked_on: Patch<Vec<String>>,
    /// Areas that improved.
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub areas_improved: Patch<String>,
    /// Areas that need work.
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub areas_need_work: Patch<String>,
    /// Notes on technique.
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub technique_notes: Patch<String>,
    /// Notes on musicianship.
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub musicianship_notes: Patch<String>,
    /// Practice assignments.
    #[serde(default)]
    #[schemars(length(max = ITEMS_MAX))]
    pub practice_assignments: Patch<Vec<AssignmentRequest>>,
    /// Goals for the next lesson.
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub next_lesson_goals: Patch<String>,
    /// The teacher's rating of the lesson, 1 to 5.
    #[serde(default)]
    #[schemars(range(min = 1, max = RATING_MAX))]
    pub teacher_rating: Patch<i32>,
    /// The student's mood, one word.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub student_mood: Patch<String>,
}

/// One practice assignment.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[schemars(inline)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AssignmentRequest {
    /// The piece.
    #[schemars(length(min = 1, max = TITLE_MAX))]
    pub piece: String,
    /// Focus areas.
    #[serde(default)]
    #[schemars(with = "Option<Vec<String>>", length(max = ITEMS_MAX), inner(length(max = DETAIL_MAX)))]
    pub focus_areas: Vec<String>,
    /// Minutes per day.
    #[serde(default)]
    #[schemars(with = "Option<i32>", range(min = 0, max = DAILY_MINUTES_MAX))]
    pub daily_minutes: i32,
    /// Specific instructions.
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub specific_instructions: Option<String>,
}

/// A valid feedback change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedFeedback(WriteFeedbackRequest);

impl WriteFeedbackRequest {
    /// The change, if every field that was sent is valid.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    pub fn check(self) -> Result<ChangedFeedback, Violations> {
        self.problems().into_result()?;
        Ok(ChangedFeedback(self))
    }

    fn problems(&self) -> Violations {
        let assignments = self.practice_assignments.sent().into_iter().flatten();
        WrittenFeedback {
            teacher_rating: self.teacher_rating.sent().copied(),
            content: text(&self.content),
            pieces_worked_on: self
                .pieces_worked_on
                .sent()
                .map(|it| texts(it))
                .unwrap_or_default(),
            areas_improved: text(&self.areas_improved),
            areas_need_work: text(&self.areas_need_work),
            technique_notes: text(&self.technique_notes),
            musicianship_notes: text(&self.musicianship_notes),
            next_lesson_goals: text(&self.next_lesson_goals),
            student_mood: self.student_mood.sent().map(String::as_str),
            practice_assignments: assignments
                .enumerate()
                .map(|(place, assignment)| assignment.written(place))
                .collect(),
        }
        .check()
    }
}

impl ChangedFeedback {
    /// Applies the change to the current feedback.
    ///
    /// # Errors
    /// Feedback that would have nothing left.
    pub fn applied_to(self, current: Feedback) -> Result<Feedback, Violations> {
        let Self(sent) = self;
        let assignments = sent
            .practice_assignments
            .map(|all| all.into_iter().map(PracticeAssignment::from).collect());
        let feedback = Feedback {
            content: becomes(sent.content, current.content),
            pieces_worked_on: becomes(sent.pieces_worked_on, current.pieces_worked_on),
            areas_improved: becomes(sent.areas_improved, current.areas_improved),
            areas_need_work: becomes(sent.areas_need_work, current.areas_need_work),
            technique_notes: becomes(sent.technique_notes, current.technique_notes),
            musicianship_notes: becomes(sent.musicianship_notes, current.musicianship_notes),
            practice_assignments: becomes(assignments, current.practice_assignments),
            next_lesson_goals: becomes(sent.next_lesson_goals, current.next_lesson_goals),
            teacher_rating: sent.teacher_rating.apply_to(current.teacher_rating),
            student_mood: sent.student_mood.apply_to(current.student_mood),
        };
        let mut found = Violations::default();
        feedback.written().require_any(&mut found);
        found.into_result()?;
        Ok(feedback)
    }
}

impl From<AssignmentRequest> for PracticeAssignment {
    fn from(written: AssignmentRequest) -> Self {
        Self {
            piece: written.piece,
            focus_areas: written.focus_areas,
            daily_minutes: written.daily_minutes,
            specific_instructions: written.specific_instructions,
        }
    }
}

impl AssignmentRequest {
    fn written(&self, place: usize) -> WrittenAssignment<'_> {
        WrittenAssignment {
            place,
            piece: &self.piece,
            focus_areas: texts(&self.focus_areas),
            daily_minutes: Some(self.daily_minutes),
            specific_instructions: self.specific_instructions.as_deref(),
        }
    }
}

/// A text or a list after the change; null makes it empty.
fn becomes<T: Default>(patch: Patch<T>, current: T) -> T {
    patch.apply_to(Some(current)).unwrap_or_default()
}

fn text(patch: &Patch<String>) -> &str {
    patch.sent().map_or("", String::as_str)
}

pub(super) fn texts(written: &[String]) -> Vec<&str> {
    written.iter().map(String::as_str).collect()
}

#[cfg(test)]
mod tests;
