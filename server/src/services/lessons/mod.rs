//! Lessons: who sees which, scheduling, changing (D3, D5).

pub mod change;
pub mod schedule;

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::access::Role;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    error::{AppError, code::Code},
    model::{lesson::LessonRecord, user::CurrentUser},
    state::AppState,
    store::{
        enrolments,
        lessons::list::{self, Whose},
    },
};

/// The lessons that a teacher gives (for an administrator, all) with a start in the inclusive range, by start;
/// of more than [`list::LIST_MAX`] the latest.
///
/// # Errors
/// When the database fails.
pub async fn of_teacher(
    state: &AppState,
    caller: &CurrentUser,
    from: Option<DateTime<Utc>>,
    to: Option<DateTime<Utc>>,
) -> Result<Vec<LessonRecord>, AppError> {
    if caller.waits_for_approval {
        return Ok(Vec::new());
    }
    let (from, to) = (from.map(comparable), to.map(comparable));
    Ok(list::list(state.db.read(), whose(caller), from, to).await?)
}

/// The lessons that the caller may see, whatever the role, by start (D3); of more than [`list::LIST_MAX`]
/// the latest.
///
/// # Errors
/// When the database fails.
pub async fn visible_to(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<Vec<LessonRecord>, AppError> {
    if caller.waits_for_approval {
        return Ok(Vec::new());
    }
    Ok(list::list(state.db.read(), whose(caller), None, None).await?)
}

/// No lesson starts before 1900 or after 2199, so an end of a range that lies far beyond may come nearer: the
/// databases know and compare four-digit years only.
fn comparable(at: DateTime<Utc>) -> DateTime<Utc> {
    let earliest = DateTime::UNIX_EPOCH - TimeDelta::days(100 * 366);
    let latest = DateTime::UNIX_EPOCH + TimeDelta::days(1_000 * 365);
    at.clamp(earliest, latest)
}

/// Whose lessons the caller may see (D3).
pub(super) fn whose(caller: &CurrentUser) -> Whose {
    match caller.role {
        Role::Administrator => Whose::School,
        Role::Teacher => Whose::Teacher(caller.id),
        Role::Student => Whose::Student(caller.id),
        Role::Parent => Whose::ChildrenOf(caller.id),
    }
}

/// A lesson that the caller gives; an administrator may change any.
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

/// A lesson that the caller gives to a student of theirs, to be changed; an administrator may change any.
///
/// # Errors
/// 404 for a lesson of somebody else, 403 when the student has left the class.
pub(super) async fn own_to_change(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<LessonRecord, AppError> {
    let lesson = own(conn, caller, id).await?;
    if caller.role == Role::Teacher
        && !enrolments::exists(conn, caller.id, lesson.student_id).await?
    {
        return Err(not_your_student());
    }
    Ok(lesson)
}

/// Keeps the student in the teacher's class until the transaction ends.
///
/// # Errors
/// 403 when the student has left the class meanwhile.
pub(super) async fn hold_student(
    txn: &impl ConnectionTrait,
    caller: &CurrentUser,
    lesson: &LessonRecord,
) -> Result<(), AppError> {
    if caller.role == Role::Teacher && !enrolments::hold(txn, caller.id, lesson.student_id).await? {
        return Err(not_your_student());
    }
    Ok(())
}

/// The refusal of a write about a student who has left the class.
pub(super) fn not_your_student() -> AppError {
    AppError::Forbidden {
        code: Code::NotYourStudent,
        message: "This student is no longer in the class.".to_owned(),
    }
}
