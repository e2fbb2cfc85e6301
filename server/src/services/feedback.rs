//! A teacher's feedback on lessons (D5).

use uuid::Uuid;

use crate::{
    error::AppError,
    model::{
        lesson::{Feedback, FeedbackRecord},
        user::CurrentUser,
    },
    state::AppState,
};

/// Feedback on the lessons that the caller may see, newest lesson first.
///
/// # Errors
/// When the database fails.
pub async fn visible_to(
    _state: &AppState,
    _caller: &CurrentUser,
) -> Result<Vec<FeedbackRecord>, AppError> {
    todo!()
}

/// Writes feedback on a lesson that the caller gives.
///
/// # Errors
/// 422 for a rating outside 1 to 5, 404 for a lesson of somebody else.
pub async fn write(
    _state: &AppState,
    _caller: &CurrentUser,
    _lesson_id: Uuid,
    _feedback: Feedback,
) -> Result<FeedbackRecord, AppError> {
    todo!()
}
