//! A teacher's feedback on lessons (D5).

use reedling_core::{
    feedback::written::{WrittenAssignment, WrittenFeedback},
    validation::Violations,
};
use uuid::Uuid;

use super::{lessons, notices};
use crate::{
    error::AppError,
    model::{
        activity::{Activity, ActivityKind, ActivityStatus},
        lesson::{Feedback, FeedbackRecord, PracticeAssignment},
        notice::NoticeKind,
        rows::Rows,
        user::CurrentUser,
    },
    state::AppState,
    store::{activities, feedback, lessons::list::LIST_MAX},
};

/// Feedback on the lessons that the caller may see, newest lesson first.
///
/// # Errors
/// When the database fails.
pub async fn visible_to(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<Rows<FeedbackRecord>, AppError> {
    if caller.waits_for_approval {
        return Ok(Rows::default());
    }
    let (conn, whose) = (state.db.read(), lessons::whose(caller));
    let rows = feedback::list(conn, whose).await?;
    Ok(Rows::counted(rows, LIST_MAX, feedback::count(conn, whose)).await?)
}

/// What a teacher writes; what is none stays as it is.
#[derive(Clone, Debug, Default)]
pub struct FeedbackChange {
    /// Summary.
    pub content: Option<String>,
    /// Pieces.
    pub pieces_worked_on: Option<Vec<String>>,
    /// What got better.
    pub areas_improved: Option<String>,
    /// What needs work.
    pub areas_need_work: Option<String>,
    /// On technique.
    pub technique_notes: Option<String>,
    /// On musicianship.
    pub musicianship_notes: Option<String>,
    /// What to practise.
    pub practice_assignments: Option<Vec<PracticeAssignment>>,
    /// Goals.
    pub next_lesson_goals: Option<String>,
    /// 1 to 5, or taken back.
    pub teacher_rating: Option<Option<i32>>,
    /// The student's mood, or taken back.
    pub student_mood: Option<Option<String>>,
}

impl FeedbackChange {
    /// The broken rules of what is written; what stays as it is breaks none.
    fn check(&self) -> Violations {
        let assignments = self.practice_assignments.iter().flatten().enumerate();
        WrittenFeedback {
            teacher_rating: self.teacher_rating.flatten(),
            content: self.content.as_deref().unwrap_or_default(),
            pieces_worked_on: texts(self.pieces_worked_on.as_deref().unwrap_or_default()),
            areas_improved: self.areas_improved.as_deref().unwrap_or_default(),
            areas_need_work: self.areas_need_work.as_deref().unwrap_or_default(),
            technique_notes: self.technique_notes.as_deref().unwrap_or_default(),
            musicianship_notes: self.musicianship_notes.as_deref().unwrap_or_default(),
            next_lesson_goals: self.next_lesson_goals.as_deref().unwrap_or_default(),
            student_mood: self.student_mood.as_ref().and_then(Option::as_deref),
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
        .check()
    }

    /// The feedback as it shall be.
    fn on(self, is: Feedback) -> Feedback {
        Feedback {
            content: self.content.unwrap_or(is.content),
            pieces_worked_on: self.pieces_worked_on.unwrap_or(is.pieces_worked_on),
            areas_improved: self.areas_improved.unwrap_or(is.areas_improved),
            areas_need_work: self.areas_need_work.unwrap_or(is.areas_need_work),
            technique_notes: self.technique_notes.unwrap_or(is.technique_notes),
            musicianship_notes: self.musicianship_notes.unwrap_or(is.musicianship_notes),
            practice_assignments: self.practice_assignments.unwrap_or(is.practice_assignments),
            next_lesson_goals: self.next_lesson_goals.unwrap_or(is.next_lesson_goals),
            teacher_rating: self.teacher_rating.unwrap_or(is.teacher_rating),
            student_mood: self.student_mood.unwrap_or(is.student_mood),
        }
    }
}

/// Writes feedback on a lesson that the caller gives.
///
/// # Errors
/// 422 for what breaks a rule of feedback, 404 for a lesson of somebody else, 403 for a student who has left the class.
pub async fn write(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    change: FeedbackChange,
) -> Result<FeedbackRecord, AppError> {
    let lesson = lessons::own_to_change(state.db.read(), caller, lesson_id).await?;
    change.check().into_result()?;
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    lessons::hold_student(&txn, caller, &lesson).await?;
    let present = feedback::by_lesson(&txn, lesson_id).await?;
    let present = present.map(|record| record.feedback).unwrap_or_default();
    feedback::write(&txn, now, lesson_id, change.on(present)).await?;
    let activity = Activity {
        kind: ActivityKind::Communication,
        actor_id: Some(caller.id),
        subject_id: Some(lesson.student_id),
        description: format!(
            "{} wrote feedback on {}'s lesson \u{201c}{}\u{201d}",
            caller.name, lesson.student_name, lesson.title
        ),
        status: ActivityStatus::Active,
    };
    activities::record(&txn, now, activity).await?;
    let kind = NoticeKind::FeedbackWritten;
    notices::about_lesson(&txn, now, caller, &lesson, kind).await?;
    let record = feedback::by_lesson(&txn, lesson_id).await?;
    txn.commit().await?;
    record.ok_or(AppError::NotFound("There is no such lesson."))
}

fn texts(written: &[String]) -> Vec<&str> {
    written.iter().map(String::as_str).collect()
}
