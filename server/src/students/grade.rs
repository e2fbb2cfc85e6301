//! Changing a student's grade.

use reedling_core::students::edit::EditStudentRequest;
use uuid::Uuid;

use super::{
    access::{lock_to_change, one},
    queries::{change, record::StudentRecord},
};
use crate::{
    accounts::caller::{Audit, CurrentUser},
    audit::StudentEvent,
    error::AppError,
    state::AppState,
};

/// Changes a student's grade.
///
/// # Errors
/// 422 for a grade outside of the creation list, 404 for a student of somebody else, 403 for one who has left the class.
pub(crate) async fn change_grade(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
    request: EditStudentRequest,
) -> Result<StudentRecord, AppError> {
    state
        .write_as(caller, async |tx| {
            lock_to_change(&tx, student_id).await?;
            let before = one(&tx, caller, student_id, tx.now).await?;
            let grade = request.check(&before.grade)?;
            if grade == before.grade {
                return Ok(before);
            }
            change::set_grade(&tx, tx.now, student_id, &grade).await?;
            let event = StudentEvent::GradeChanged((&before).into(), &before.grade, &grade);
            tx.audit(event).await?;
            one(&tx, caller, student_id, tx.now).await
        })
        .await
}
