//! Completing a lesson (D5). The practice plan that comes of it is made in [`practice`].

use reedling_core::lesson::{
    complete::{CompleteLessonDraft, CompleteRequest},
    status::{LessonStatus, transition},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    db::settle,
    error::AppError,
    model::{lesson::LessonRecord, notice::NoticeKind, user::CurrentUser},
    services::{goals, lessons, notices, practice},
    state::AppState,
    store::lessons::change,
};

/// Completes a SCHEDULED lesson with notes, stores what it sets and makes its practice plan.
///
/// # Errors
/// 422 without notes or for a broken rule, 404 for a lesson of somebody else, 403 for a student who has left the
/// class, 409 when it is not SCHEDULED.
pub async fn complete(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    request: CompleteRequest,
) -> Result<LessonRecord, AppError> {
    let lesson = lessons::own_to_change(state.db.read(), caller, lesson_id).await?;
    let teacher_notes = request.teacher_notes;
    let draft = CompleteLessonDraft { teacher_notes };
    let mut found = draft.check();
    let set = goals::Sent::read(
        &mut found,
        request.goals,
        request.week,
        request.body,
        request.private_notes,
    );
    found.into_result()?;
    transition(lesson.status, LessonStatus::Completed)?;

    let txn = state.db.begin_write().await?;
    let notes = draft.teacher_notes;
    let completed = completed(state, &txn, caller, &lesson, notes, set).await;
    settle(txn, completed).await
}

async fn completed(
    state: &AppState,
    txn: &impl ConnectionTrait,
    caller: &CurrentUser,
    lesson: &LessonRecord,
    teacher_notes: String,
    set: goals::Sent,
) -> Result<LessonRecord, AppError> {
    let now = state.clock.now();
    lessons::hold_student(txn, caller, lesson).await?;
    goals::hold_student(txn, lesson.student_id).await?;
    if !change::complete(txn, now, lesson.id, teacher_notes).await? {
        return Err(lessons::change::lost(txn, lesson.id).await?);
    }
    let mut lesson = lessons::own(txn, caller, lesson.id).await?;
    lesson.goals_by = goals::set(state, txn, now, caller, &lesson, set).await?;
    let lesson = practice::plan_from(state, txn, now, lesson).await?;
    lessons::change::record(txn, now, caller, &lesson, "completed").await?;
    let kind = NoticeKind::LessonCompleted;
    notices::about_lesson(txn, now, caller, &lesson, kind).await?;
    Ok(lesson)
}
