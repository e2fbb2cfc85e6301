//! Writing feedback on a lesson.

use reedling_core::feedback::request::WriteFeedbackRequest;
use uuid::Uuid;

use super::queries::{self, FeedbackRecord};
use crate::{
    accounts::caller::{Audit, CurrentUser},
    audit::LessonEvent,
    error::AppError,
    lessons::{access, queries::change},
    notices::{queries::record::NoticeKind, tell},
    state::AppState,
};

/// Writes feedback on a lesson of the caller's.
///
/// # Errors
/// 422 for what breaks a rule of feedback, or leaves nothing of it, 404 for a lesson of somebody else, 403 for a student who has left the class.
pub(crate) async fn write(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    request: WriteFeedbackRequest,
) -> Result<FeedbackRecord, AppError> {
    let lesson = access::own_to_change(state.db.read(), caller, lesson_id).await?;
    let changed = request.check()?;
    state
        .write_as(caller, async |tx| {
            access::lock_enrolment(&tx, &lesson).await?;
            // Two changes at once come one after the other; the lesson is there before its feedback.
            change::lock_revision(&tx, lesson_id).await?;
            let present = queries::by_lesson(&tx, lesson_id).await?;
            let is = present.as_ref().map(|record| record.feedback.clone());
            let becomes = changed.applied_to(is.unwrap_or_default())?;
            if let Some(present) = present.filter(|present| present.feedback == becomes) {
                return Ok(present);
            }
            queries::write(&tx, tx.now, lesson_id, becomes).await?;
            let event = LessonEvent::FeedbackWritten((&lesson).into());
            tx.audit(event).await?;
            tell::about_lesson(&tx, &lesson, NoticeKind::FeedbackWritten).await?;
            let record = queries::by_lesson(&tx, lesson_id).await?;
            record.ok_or(AppError::NotFound("There is no such lesson."))
        })
        .await
}
