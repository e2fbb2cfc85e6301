//! Who teaches a student (D12).

use reedling_core::access::Role;
use uuid::Uuid;

use super::access::{may_see, no_student};
use crate::{
    accounts::caller::CurrentUser,
    error::AppError,
    state::AppState,
    teachers::{self, queries::TeacherRecord},
};

/// The teachers of a student, for everybody who may see the student. Students and parents see address and number of
/// those teachers who show them (D12).
///
/// # Errors
/// 404 for a student whom the caller may not see.
pub(crate) async fn of_student(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<Vec<TeacherRecord>, AppError> {
    let conn = state.db.read();
    if !may_see(conn, caller, student_id).await? {
        return Err(no_student());
    }
    let shows_all = matches!(caller.role, Role::Administrator | Role::Teacher);
    Ok(teachers::queries::of_student(conn, student_id, shows_all).await?)
}
