//! Whose a lesson is, and who may change it (D3, D5).

use reedling_core::{
    access::Role,
    lessons::status::{LessonStatus, transition},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::{list, record::LessonRecord};
use crate::{
    accounts::caller::{CallerTx, CurrentUser},
    error::{AppError, code::Code},
    students::{access::not_your_student, queries::enrolments},
};

/// A lesson of the caller's; an administrator may change any.
///
/// # Errors
/// 404 for a lesson of somebody else.
pub(super) async fn own(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<LessonRecord, AppError> {
    list::by_id(conn, id)
        .await?
        .filter(|lesson| match caller.role {
            Role::Administrator => true,
            Role::Teacher => lesson.teacher_id == caller.id,
            Role::Student | Role::Parent => false,
        })
        .ok_or(AppError::NotFound("There is no such lesson."))
}

/// A lesson of the caller's with a present student, to be changed; an administrator may change any.
///
/// # Errors
/// 404 for a lesson of somebody else, 403 when the student has left the class.
pub(crate) async fn own_to_change(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<LessonRecord, AppError> {
    let lesson = own(conn, caller, id).await?;
    if !is_changeable(conn, caller, &lesson).await? {
        return Err(not_your_student());
    }
    Ok(lesson)
}

/// Whether the student of a lesson of the caller's is still in their class.
pub(super) async fn is_changeable(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    lesson: &LessonRecord,
) -> Result<bool, AppError> {
    Ok(caller.role != Role::Teacher
        || enrolments::exists(conn, caller.id, lesson.student_id).await?)
}

/// Locks the student's enrolment until the transaction ends.
///
/// # Errors
/// 403 when the student has left the class meanwhile.
pub(crate) async fn lock_enrolment(
    tx: &CallerTx<'_>,
    lesson: &LessonRecord,
) -> Result<(), AppError> {
    let (caller, student_id) = (tx.caller, lesson.student_id);
    if caller.role == Role::Teacher && !enrolments::lock(tx, caller.id, student_id).await? {
        return Err(not_your_student());
    }
    Ok(())
}

/// Why a change had no effect: another call was faster.
pub(super) async fn lost(tx: &CallerTx<'_>, lesson_id: Uuid) -> Result<AppError, AppError> {
    let Some(lesson) = list::by_id(tx, lesson_id).await? else {
        return Ok(AppError::NotFound("There is no such lesson."));
    };
    Ok(match transition(lesson.status, LessonStatus::Scheduled) {
        Err(refusal) => refusal.into(),
        Ok(()) => changed_meanwhile(),
    })
}

/// The refusal of a change that is based on an old version.
pub(super) fn changed_meanwhile() -> AppError {
    AppError::conflict(
        Code::VersionConflict,
        "Someone changed this lesson while you were editing. Reload to see the changes.",
    )
}
