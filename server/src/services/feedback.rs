//! A teacher's feedback on lessons (D5).

use reedling_core::feedback::request::WriteFeedbackRequest;
use uuid::Uuid;

use super::{lessons, notices};
use crate::{
    audit::LessonEvent,
    error::AppError,
    model::{lesson::FeedbackRecord, notice::NoticeKind, rows::Rows, user::CurrentUser},
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
    let changed = request.check()?;
    state
        .write_as(caller, async |tx| {
            lessons::hold_student(&tx, &lesson).await?;
            let present = feedback::by_lesson(&tx, lesson_id).await?;
            let present = present.map(|record| record.feedback).unwrap_or_default();
            feedback::write(&tx, tx.now, lesson_id, changed.applied_to(present)).await?;
            let event = LessonEvent::FeedbackWritten((&lesson).into());
            tx.audit(event).await?;
            notices::about_lesson(&tx, &lesson, NoticeKind::FeedbackWritten).await?;
            let record = feedback::by_lesson(&tx, lesson_id).await?;
            record.ok_or(AppError::NotFound("There is no such lesson."))
        })
        .await
}
