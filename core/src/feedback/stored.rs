//! Feedback as it is stored.

use serde::{Deserialize, Serialize};

use super::{
    request::texts,
    written::{WrittenAssignment, WrittenFeedback},
};

/// A teacher's feedback on a lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Feedback {
    /// Summary in the teacher's words.
    pub content: String,
    /// Pieces.
    pub pieces_worked_on: Vec<String>,
    /// Areas that improved.
    pub areas_improved: String,
    /// Areas that need work.
    pub areas_need_work: String,
    /// Notes on technique.
    pub technique_notes: String,
    /// Notes on musicianship.
    pub musicianship_notes: String,
    /// Practice assignments.
    pub practice_assignments: Vec<PracticeAssignment>,
    /// Goals for the next lesson.
    pub next_lesson_goals: String,
    /// 1 to 5 stars.
    pub teacher_rating: Option<i32>,
    /// The student's mood, one word.
    pub student_mood: Option<String>,
}

impl Feedback {
    /// The feedback in the form that the rules check.
    pub(super) fn written(&self) -> WrittenFeedback<'_> {
        let assignments = self.practice_assignments.iter().enumerate();
        WrittenFeedback {
            teacher_rating: self.teacher_rating,
            content: &self.content,
            pieces_worked_on: texts(&self.pieces_worked_on),
            areas_improved: &self.areas_improved,
            areas_need_work: &self.areas_need_work,
            technique_notes: &self.technique_notes,
            musicianship_notes: &self.musicianship_notes,
            next_lesson_goals: &self.next_lesson_goals,
            student_mood: self.student_mood.as_deref(),
            practice_assignments: assignments
                .map(|(place, assignment)| WrittenAssignment {
                    place,
                    piece: &assignment.piece,
                    focus_areas: texts(&assignment.focus_areas),
                    daily_minutes: Some(assignment.daily_minutes),
                    specific_instructions: assignment.specific_instructions.as_deref(),
                })
                .collect(),
        }
    }
}

/// A practice assignment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PracticeAssignment {
    /// The piece.
    pub piece: String,
    /// Focus areas.
    pub focus_areas: Vec<String>,
    /// Minutes a day.
    pub daily_minutes: i32,
    /// Instructions, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub specific_instructions: Option<String>,
}
