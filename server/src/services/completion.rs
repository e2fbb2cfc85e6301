//! Completing a lesson, and the practice plan that comes of it (D5, D6).

use uuid::Uuid;

use crate::{
    error::AppError,
    model::{lesson::LessonRecord, user::CurrentUser},
    state::AppState,
};

/// Completes a SCHEDULED lesson with notes and makes its practice plan.
///
/// # Errors
/// 422 without notes, 404 for a lesson of somebody else, 409 when it is not SCHEDULED.
pub async fn complete(
    _state: &AppState,
    _caller: &CurrentUser,
    _lesson_id: Uuid,
    _teacher_notes: String,
) -> Result<LessonRecord, AppError> {
    todo!()
}
