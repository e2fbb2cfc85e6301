//! Who may see a student, and who may change one (D3, D4).

use chrono::{DateTime, Utc};
use reedling_core::access::Role;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::{
    enrolments,
    list::{self, StudentScope},
    profile,
    record::StudentRecord,
};
use crate::{
    accounts::caller::{CallerTx, CurrentUser},
    error::{AppError, code::Code},
    lessons::queries::history,
    parents::{self, queries::contact::Viewer},
    state::AppState,
};

/// Whether a student is one that the caller may see (D3).
pub(crate) async fn may_see(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<bool, AppError> {
    Ok(match caller.role {
        Role::Administrator => list::exists(conn, student_id).await?,
        Role::Teacher => enrolments::exists(conn, caller.id, student_id).await?,
        Role::Student => caller.id == student_id,
        Role::Parent => parents::queries::links::has_child(conn, caller.id, student_id).await?,
    })
}

/// Makes sure that the caller may still see a student whom they added.
///
/// # Errors
/// 403 for a student who has left the class, 404 for one of somebody else.
pub(crate) async fn must_still_see(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<(), AppError> {
    let conn = state.db.read();
    if may_see(conn, caller, student_id).await? {
        return Ok(());
    }
    Err(unknown_or_former(conn, caller, student_id).await?)
}

/// Makes sure that the caller may change a student's data, and locks the enrolment until the transaction ends.
///
/// # Errors
/// 404 for a student of somebody else, 403 for one who has left the class.
pub(crate) async fn lock_to_change(tx: &CallerTx<'_>, student_id: Uuid) -> Result<(), AppError> {
    let caller = tx.caller;
    let may_change = match caller.role {
        Role::Teacher => enrolments::lock(tx, caller.id, student_id).await?,
        Role::Administrator | Role::Student | Role::Parent => {
            may_see(tx, caller, student_id).await?
        }
    };
    if may_change {
        return Ok(());
    }
    Err(unknown_or_former(tx, caller, student_id).await?)
}

/// A student by id.
pub(crate) async fn one(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    student_id: Uuid,
    now: DateTime<Utc>,
) -> Result<StudentRecord, AppError> {
    let scope = StudentScope::One(student_id);
    let mut found = list::list(conn, scope, Viewer::of(caller), now, 1).await?;
    found.pop().ok_or_else(no_student)
}

pub(crate) fn no_student() -> AppError {
    AppError::NotFound("There is no such student.")
}

/// The refusal of a write about a student whom the caller does not teach: 403 for whoever taught or added them, 404 for
/// everybody else.
pub(crate) async fn unknown_or_former(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<AppError, AppError> {
    let is_former = caller.role == Role::Teacher
        && (profile::was_added_by(conn, caller.id, student_id).await?
            || history::was_taught_by(conn, caller.id, student_id).await?);
    Ok(if is_former {
        not_your_student()
    } else {
        no_student()
    })
}

/// The refusal of a write about a student who has left the class.
pub(crate) fn not_your_student() -> AppError {
    AppError::Forbidden {
        code: Code::NotYourStudent,
        message: "This student is no longer in the class.".to_owned(),
    }
}
