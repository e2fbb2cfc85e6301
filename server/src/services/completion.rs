//! Completing a lesson (D5). The practice plan that comes of it is made in [`practice`].

use reedling_core::lesson::{
    complete::{CompleteLessonDraft, CompleteRequest},
    status::{LessonStatus, transition},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    audit::{self, LessonEvent},
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
    let teacher_notes = request.teacher_notes;
    // Whoever may not complete the lesson is not told what else is wrong.
    let lesson = lessons::own_to_change(state.db.read(), caller, lesson_id).await?;
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
    let completed = completed(state, &txn, caller, lesson_id, draft.teacher_notes, set).await;
    settle(txn, completed).await
}

async fn completed(
    state: &AppState,
    txn: &impl ConnectionTrait,
    caller: &CurrentUser,
    lesson_id: Uuid,
    teacher_notes: String,
    set: goals::Sent,
) -> Result<LessonRecord, AppError> {
    let now = state.clock.now();
    // Read again, as it may have changed while this waited for its turn.
    let read = lessons::own(txn, caller, lesson_id).await?;
    lessons::hold_student(txn, caller, &read).await?;
    goals::hold_student(txn, read.student_id).await?;
    // A lesson that was moved to another student meanwhile is refused, as that student is not held.
    if !change::complete(txn, now, &read, teacher_notes).await? {
        return Err(lessons::change::lost(txn, lesson_id).await?);
    }
    let mut lesson = lessons::own(txn, caller, lesson_id).await?;
    lesson.goals_by = goals::set(state, txn, now, caller, &lesson, set).await?;
    let lesson = practice::plan_from(state, txn, now, lesson).await?;
    let event = LessonEvent::Completed((&lesson).into());
    audit::record(txn, now, caller, event).await?;
    let kind = NoticeKind::LessonCompleted;
    notices::about_lesson(txn, now, caller, &lesson, kind).await?;
    Ok(lesson)
}
