//! Cancelling a lesson, and what every change of one shares. Editing and completing have their own files, as what a lesson
//! sets comes of them.

use reedling_core::lesson::status::{LessonStatus, transition};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    audit::{self, LessonEvent},
    error::{AppError, code::Code},
    model::{notice::NoticeKind, user::CurrentUser},
    services::notices,
    state::AppState,
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
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    super::hold_student(&txn, caller, &lesson).await?;
    if !change::cancel(&txn, now, lesson_id).await? {
        return Err(lost(&txn, lesson_id).await?);
    }
    let event = LessonEvent::Cancelled((&lesson).into());
    audit::record(&txn, now, caller, event).await?;
    let kind = NoticeKind::LessonCancelled;
    notices::about_lesson(&txn, now, caller, &lesson, kind).await?;
    txn.commit().await?;
    Ok(())
}

/// Why a change found nothing to change: somebody else was faster.
pub(in crate::services) async fn lost(
    txn: &impl ConnectionTrait,
    lesson_id: Uuid,
) -> Result<AppError, AppError> {
    let Some(lesson) = list::by_id(txn, lesson_id).await? else {
        return Ok(AppError::NotFound("There is no such lesson."));
    };
    Ok(match transition(lesson.status, LessonStatus::Scheduled) {
        Err(refusal) => refusal.into(),
        Ok(()) => changed_meanwhile(),
    })
}

/// The refusal of a change of what was read too early.
pub(in crate::services) fn changed_meanwhile() -> AppError {
    AppError::conflict(
        Code::VersionConflict,
        "Someone changed this lesson while you were editing. Reload to see the changes.",
    )
}
