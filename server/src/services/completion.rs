//! Completing a lesson (D5). The practice plan that comes of it is made in [`practice`].

use reedling_core::lesson::{
    complete::CompleteRequest,
    status::{LessonStatus, transition},
};
use uuid::Uuid;

use crate::{
    error::AppError,
    model::{lesson::LessonRecord, notice::NoticeKind, user::CurrentUser},
    services::{lessons, notices, practice},
    state::AppState,
    store::lessons::change,
};

/// Completes a SCHEDULED lesson with notes and makes its practice plan.
///
/// # Errors
/// 422 without notes, 404 for a lesson of somebody else, 403 for a student who has left the
/// class, 409 when it is not SCHEDULED.
pub async fn complete(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    request: CompleteRequest,
) -> Result<LessonRecord, AppError> {
    let lesson = lessons::own_to_change(state.db.read(), caller, lesson_id).await?;
    let teacher_notes = request.check()?;
    transition(lesson.status, LessonStatus::Completed)?;

    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    lessons::hold_student(&txn, caller, &lesson).await?;
    if !change::complete(&txn, now, lesson_id, teacher_notes).await? {
        return Err(lessons::change::lost(&txn, lesson_id).await?);
    }
    let lesson = practice::plan_from(state, &txn, now, lesson_id).await?;
    lessons::change::record(&txn, now, caller, &lesson, "completed").await?;
    let kind = NoticeKind::LessonCompleted;
    notices::about_lesson(&txn, now, caller, &lesson, kind).await?;
    txn.commit().await?;
    Ok(lesson)
}
