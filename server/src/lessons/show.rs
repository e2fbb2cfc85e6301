//! One lesson, as somebody may see it.

use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::{
    list::{self, scope},
    record::LessonRecord,
};
use crate::{
    accounts::caller::CurrentUser,
    error::AppError,
    practice::{queries::plans, repertoire::survivors},
    state::AppState,
};

/// A lesson with its practice plan.
///
/// # Errors
/// 404 for a lesson that the caller may not see.
pub(crate) async fn one(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<LessonRecord, AppError> {
    let snapshot = state.db.begin_snapshot().await?;
    let shown = in_snapshot(&snapshot, caller, id).await;
    snapshot.rollback().await?;
    shown
}

async fn in_snapshot(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<LessonRecord, AppError> {
    let lesson = list::visible(conn, scope(caller), id).await?;
    let mut lesson = lesson.ok_or(AppError::NotFound("There is no such lesson."))?;
    if let Some(plan) = lesson.plan.as_mut().filter(|plan| plan.guidance.is_some()) {
        plan.cards = plans::cards(conn, lesson.id, lesson.goals_revision).await?;
        let survivors = survivors::of_student(conn, lesson.student_id).await?;
        survivors.follow_cards(plan.cards.as_deref_mut().unwrap_or_default());
    }
    Ok(lesson)
}
