//! The feedback form as it is typed, and the feedback that is sent for it.

use serde::{Deserialize, Serialize};

use super::written::{WrittenAssignment, WrittenFeedback};
use crate::time::text::number;

/// The feedback form, as typed so far.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct FeedbackDraft {
    /// Stars, if any are chosen.
    pub teacher_rating: Option<i32>,
    /// Summary.
    pub content: String,
    /// Pieces, one on each line.
    pub pieces_worked_on: String,
    /// Areas that improved.
    pub areas_improved: String,
    /// Areas that need work.
    pub areas_need_work: String,
    /// Notes on technique.
    pub technique_notes: String,
    /// Notes on musicianship.
    pub musicianship_notes: String,
    /// Practice assignments.
    pub practice_assignments: Vec<AssignmentDraft>,
    /// Goals for the next lesson.
    pub next_lesson_goals: String,
    /// The student's mood, one word.
    pub student_mood: String,
}

/// A practice assignment, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignmentDraft {
    /// The piece.
    pub piece: String,
    /// Focus areas, separated by commas.
    pub focus_areas: String,
    /// Minutes a day; an empty text means 0.
    pub daily_minutes: String,
    /// Instructions, if any.
    pub specific_instructions: String,
}

impl FeedbackDraft {
    /// The feedback that is sent: texts without the white space around them, blank lines and blank assignments left out.
    ///
    /// ```
    /// use reedling_core::feedback::draft::FeedbackDraft;
    /// let draft = FeedbackDraft { pieces_worked_on: "Minuet in G\n\n Scales ".into(), ..FeedbackDraft::default() };
    /// assert_eq!(draft.written().pieces_worked_on, ["Minuet in G", "Scales"]);
    /// ```
    pub fn written(&self) -> WrittenFeedback<'_> {
        let assignments = self.practice_assignments.iter().enumerate();
        WrittenFeedback {
            teacher_rating: self.teacher_rating,
            content: self.content.trim(),
            pieces_worked_on: parts(&self.pieces_worked_on, '\n'),
            areas_improved: self.areas_improved.trim(),
            areas_need_work: self.areas_need_work.trim(),
            technique_notes: self.technique_notes.trim(),
            musicianship_notes: self.musicianship_notes.trim(),
            next_lesson_goals: self.next_lesson_goals.trim(),
            student_mood: some(&self.student_mood),
            practice_assignments: assignments
                .map(|(place, assignment)| assignment.written(place))
                .filter(|assignment| !assignment.is_empty())
                .collect(),
        }
    }

    /// Whether the form has nothing to send.
    ///
    /// ```
    /// use reedling_core::feedback::draft::FeedbackDraft;
    /// assert!(FeedbackDraft { content: " ".into(), ..FeedbackDraft::default() }.is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.written().is_empty()
    }
}

impl AssignmentDraft {
    fn written(&self, place: usize) -> WrittenAssignment<'_> {
        let minutes = some(&self.daily_minutes);
        WrittenAssignment {
            place,
            piece: self.piece.trim(),
            focus_areas: parts(&self.focus_areas, ','),
            daily_minutes: minutes.map_or(Some(0), whole),
            specific_instructions: some(&self.specific_instructions),
        }
    }
}

/// The number of at most five digits.
fn whole(typed: &str) -> Option<i32> {
    let digits = Some(typed.as_bytes()).filter(|digits| digits.len() <= 5)?;
    i32::try_from(number(digits)?).ok()
}

/// The parts between the separators, without blank ones.
fn parts(typed: &str, divider: char) -> Vec<&str> {
    typed.split(divider).filter_map(some).collect()
}

/// The text without the white space around it, if there is any.
fn some(typed: &str) -> Option<&str> {
    Some(typed.trim()).filter(|text| !text.is_empty())
}
