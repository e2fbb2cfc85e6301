//! A teacher's roster and a student's profile (D3, D4).

use uuid::Uuid;

use crate::{
    error::AppError,
    model::{
        family::{ProfileLesson, StudentRecord},
        user::CurrentUser,
    },
    state::AppState,
};

/// The students linked to a teacher, by name; for an administrator, the whole school.
///
/// # Errors
/// When the database fails.
pub async fn roster(
    _state: &AppState,
    _caller: &CurrentUser,
) -> Result<Vec<StudentRecord>, AppError> {
    todo!()
}

/// A student with the five most recent lessons, for his teachers, himself, his parents and administrators.
///
/// # Errors
/// 404 for a student whom the caller may not see.
pub async fn profile(
    _state: &AppState,
    _caller: &CurrentUser,
    _student_id: Uuid,
) -> Result<(StudentRecord, Vec<ProfileLesson>), AppError> {
    todo!()
}

/// Changes a student's grade.
///
/// # Errors
/// 422 for a grade outside of the creation list, 404 for a student of somebody else.
pub async fn change_grade(
    _state: &AppState,
    _caller: &CurrentUser,
    _student_id: Uuid,
    _grade: String,
) -> Result<StudentRecord, AppError> {
    todo!()
}

/// Takes a student out of the class and cancels the future scheduled lessons; answers the sentence that says
/// how many.
///
/// # Errors
/// 404 for a student of somebody else.
pub async fn remove(
    _state: &AppState,
    _caller: &CurrentUser,
    _student_id: Uuid,
) -> Result<String, AppError> {
    todo!()
}
