//! A teacher's feedback on lessons (D5).

use reedling_core::{
    change::Change,
    feedback::request::{AssignmentRequest, WriteFeedbackRequest},
};
use uuid::Uuid;

use super::{lessons, notices};
use crate::{
    audit::LessonEvent,
    error::AppError,
    model::{
        lesson::{Feedback, FeedbackRecord, PracticeAssignment},
        notice::NoticeKind,
        rows::Rows,
        user::CurrentUser,
    },
    state::AppState,
    store::{feedback, lessons::list::LIST_MAX},
};

/// Feedback on the lessons that the caller may see, newest lesson first.
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

/// The feedback with the request's changes applied.
fn on(request: WriteFeedbackRequest, is: Feedback) -> Feedback {
    let text = |change: Change<String>, is| change.of(Some(is)).unwrap_or_default();
    let assignments = request
        .practice_assignments
        .map(|written| written.into_iter().map(assignment).collect());
    Feedback {
        content: text(request.content, is.content),
        pieces_worked_on: request
            .pieces_worked_on
            .of(Some(is.pieces_worked_on))
            .unwrap_or_default(),
        areas_improved: text(request.areas_improved, is.areas_improved),
        areas_need_work: text(request.areas_need_work, is.areas_need_work),
        technique_notes: text(request.technique_notes, is.technique_notes),
        musicianship_notes: text(request.musicianship_notes, is.musicianship_notes),
        practice_assignments: assignments
            .of(Some(is.practice_assignments))
            .unwrap_or_default(),
        next_lesson_goals: text(request.next_lesson_goals, is.next_lesson_goals),
        teacher_rating: request.teacher_rating.of(is.teacher_rating),
        student_mood: request.student_mood.of(is.student_mood),
    }
}

fn assignment(written: AssignmentRequest) -> PracticeAssignment {
    PracticeAssignment {
        piece: written.piece,
        focus_areas: written.focus_areas,
        daily_minutes: written.daily_minutes,
        specific_instructions: written.specific_instructions,
    }
}

/// Writes feedback on a lesson of the caller's.
///
/// # Errors
/// 422 for what breaks a rule of feedback, 404 for a lesson of somebody else, 403 for a student who has left the class.
pub async fn write(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    request: WriteFeedbackRequest,
) -> Result<FeedbackRecord, AppError> {
    let lesson = lessons::own_to_change(state.db.read(), caller, lesson_id).await?;
    request.problems().into_result()?;
    state
        .write_as(caller, async |tx| {
            lessons::hold_student(&tx, &lesson).await?;
            let present = feedback::by_lesson(&tx, lesson_id).await?;
            let present = present.map(|record| record.feedback).unwrap_or_default();
            feedback::write(&tx, tx.now, lesson_id, on(request, present)).await?;
            let event = LessonEvent::FeedbackWritten((&lesson).into());
            tx.audit(event).await?;
            notices::about_lesson(&tx, &lesson, NoticeKind::FeedbackWritten).await?;
            let record = feedback::by_lesson(&tx, lesson_id).await?;
            record.ok_or(AppError::NotFound("There is no such lesson."))
        })
        .await
}
