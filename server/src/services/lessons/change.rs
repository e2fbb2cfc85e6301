//! Cancelling a lesson, and what all changes share. Editing and completing are in files of their own.

use reedling_core::lesson::status::{LessonStatus, transition};
use uuid::Uuid;

use crate::{
    audit::LessonEvent,
    error::{AppError, code::Code},
    model::{notice::NoticeKind, user::CurrentUser},
    services::notices,
    state::{AppState, CallerTx},
    store::lessons::{change, list},
};

/// Cancels a SCHEDULED lesson.
///
/// # Errors
/// 404 for a lesson of somebody else, 403 for a student who has left the class, 409 when it is not SCHEDULED.
pub async fn cancel(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
) -> Result<(), AppError> {
    let lesson = super::own_to_change(state.db.read(), caller, lesson_id).await?;
    transition(lesson.status, LessonStatus::Cancelled)?;
    state
        .write_as(caller, async |tx| {
            super::hold_student(&tx, &lesson).await?;
            if !change::cancel(&tx, tx.now, lesson_id).await? {
                return Err(lost(&tx, lesson_id).await?);
            }
            tx.audit(LessonEvent::Cancelled((&lesson).into())).await?;
            notices::about_lesson(&tx, &lesson, NoticeKind::LessonCancelled).await
        })
        .await
}

/// Why a change had no effect: another call was faster.
pub(in crate::services) async fn lost(
    tx: &CallerTx<'_>,
    lesson_id: Uuid,
) -> Result<AppError, AppError> {
    let Some(lesson) = list::by_id(tx, lesson_id).await? else {
        return Ok(AppError::NotFound("There is no such lesson."));
    };
    Ok(match transition(lesson.status, LessonStatus::Scheduled) {
        Err(refusal) => refusal.into(),
        Ok(()) => changed_meanwhile(),
    })
}

/// The refusal of a change that is based on an old version.
pub(in crate::services) fn changed_meanwhile() -> AppError {
    AppError::conflict(
        Code::VersionConflict,
        "Someone changed this lesson while you were editing. Reload to see the changes.",
    )
}
