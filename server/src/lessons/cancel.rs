//! Cancelling a lesson.

use reedling_core::lessons::status::{LessonStatus, transition};
use uuid::Uuid;

use super::{access::lost, queries::change};
use crate::{
    accounts::caller::{Audit, CurrentUser},
    audit::LessonEvent,
    error::AppError,
    notices::{queries::record::NoticeKind, tell},
    state::AppState,
};

/// Cancels a SCHEDULED lesson.
///
/// # Errors
/// 404 for a lesson of somebody else, 403 for a student who has left the class, 409 when it is not SCHEDULED.
pub(crate) async fn cancel(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
) -> Result<(), AppError> {
    let lesson = super::access::own_to_change(state.db.read(), caller, lesson_id).await?;
    transition(lesson.status, LessonStatus::Cancelled)?;
    state
        .write_as(caller, async |tx| {
            super::access::lock_enrolment(&tx, &lesson).await?;
            if !change::cancel(&tx, tx.now, lesson_id).await? {
                return Err(lost(&tx, lesson_id).await?);
            }
            tx.audit(LessonEvent::Cancelled((&lesson).into())).await?;
            tell::about_lesson(&tx, &lesson, NoticeKind::LessonCancelled).await
        })
        .await
}
