//! Feedback as it is read.

use poem_openapi::Object;
use serde::Serialize;
use uuid::Uuid;

use super::queries::FeedbackRecord;
use crate::api::timestamp::Timestamp;

/// One thing to practise.
#[derive(Debug, Object, Serialize)]
#[serde(rename_all = "camelCase")]
#[oai(rename_all = "camelCase")]
pub(super) struct PracticeAssignmentBody {
    /// The piece.
    pub piece: String,
    /// What to look at.
    pub focus_areas: Vec<String>,
    /// Minutes a day.
    pub daily_minutes: i32,
    /// How, if there is more to say.
    pub specific_instructions: Option<String>,
}

/// Feedback; its id is the lesson's (Spec §3).
#[derive(Debug, Object, Serialize)]
#[serde(rename_all = "camelCase")]
#[oai(rename_all = "camelCase")]
pub(super) struct LessonFeedbackBody {
    /// The lesson.
    pub id: Uuid,
    /// The lesson's title.
    pub title: String,
    /// The lesson's start.
    pub lesson_date: Timestamp,
    /// Summary.
    pub content: String,
    /// Who gave the lesson.
    pub teacher_name: String,
    /// The student's instrument.
    pub instrument: String,
    /// Pieces.
    pub pieces_worked_on: Vec<String>,
    /// What got better.
    pub areas_improved: String,
    /// What needs work.
    pub areas_need_work: String,
    /// On technique.
    pub technique_notes: String,
    /// On musicianship.
    pub musicianship_notes: String,
    /// What to practise.
    pub practice_assignments: Vec<PracticeAssignmentBody>,
    /// Goals.
    pub next_lesson_goals: String,
    /// 1 to 5.
    pub teacher_rating: Option<i32>,
    /// In a word.
    pub student_mood: Option<String>,
}

impl From<FeedbackRecord> for LessonFeedbackBody {
    fn from(record: FeedbackRecord) -> Self {
        let feedback = record.feedback;
        Self {
            id: record.lesson_id,
            title: record.title,
            lesson_date: record.lesson_start_at.into(),
            content: feedback.content,
            teacher_name: record.teacher_name,
            instrument: record.instrument,
            pieces_worked_on: feedback.pieces_worked_on,
            areas_improved: feedback.areas_improved,
            areas_need_work: feedback.areas_need_work,
            technique_notes: feedback.technique_notes,
            musicianship_notes: feedback.musicianship_notes,
            practice_assignments: feedback
                .practice_assignments
                .into_iter()
                .map(|assignment| PracticeAssignmentBody {
                    piece: assignment.piece,
                    focus_areas: assignment.focus_areas,
                    daily_minutes: assignment.daily_minutes,
                    specific_instructions: assignment.specific_instructions,
                })
                .collect(),
            next_lesson_goals: feedback.next_lesson_goals,
            teacher_rating: feedback.teacher_rating,
            student_mood: feedback.student_mood,
        }
    }
}
