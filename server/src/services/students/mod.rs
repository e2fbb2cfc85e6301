//! A teacher's roster and a student's profile (D3, D4).

mod removal;

use chrono::{DateTime, Utc};
use reedling_core::{access::Role, student::edit::EditStudentRequest};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

pub(super) use self::removal::end_enrolment;
pub use self::removal::remove;
use super::lessons::not_your_student;
use crate::{
    audit::StudentEvent,
    error::AppError,
    model::{
        contact::Reader,
        family::{StudentProfile, StudentRecord},
        rows::Rows,
        user::CurrentUser,
    },
    state::{AppState, CallerTx},
    store::{
        enrolments, exams,
        lessons::history,
        parents,
        students::{
            change,
            list::{self, Which},
            profile,
        },
    },
};

/// Most students of one list.
const LIST_MAX: u64 = 5_000;
/// Lessons in a profile (Spec §9).
const PROFILE_LESSONS: usize = 5;
/// Examinations in a profile; `academicSummary` counts all.
const PROFILE_EXAMS: u64 = 50;

/// The students linked to a teacher, by name; for an administrator, the whole school. A teacher's upcoming
/// lessons are their own with the student. At most 5,000.
pub async fn roster(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<Rows<StudentRecord>, AppError> {
    if caller.waits_for_approval {
        return Ok(Rows::default());
    }
    let which = match caller.role {
        Role::Administrator => Which::School,
        Role::Teacher | Role::Student | Role::Parent => Which::TaughtBy(caller.id),
    };
    let (reader, now) = (Reader::of(caller), state.clock.now());
    let conn = state.db.read();
    let rows = list::list(conn, which, reader, now, LIST_MAX).await?;
    Ok(Rows::counted(rows, LIST_MAX, list::count(conn, which)).await?)
}

/// A student with examinations and five lessons around now, for their teachers, themselves, their parents and administrators.
///
/// # Errors
/// 404 for a student whom the caller may not see.
pub async fn profile(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<StudentProfile, AppError> {
    let (conn, now) = (state.db.read(), state.clock.now());
    if !may_see(conn, caller, student_id).await? {
        return Err(no_student());
    }
    let student = one(conn, caller, student_id, now).await?;
    let with = Reader::of(caller).teacher();
    // Skip the query for the students who have taken none, as their summary shows.
    let exams = match student.exams.completed {
        0 => Vec::new(),
        _ => exams::taken(conn, student_id, PROFILE_EXAMS).await?,
    };
    Ok(StudentProfile {
        student,
        planned: exams::planned(conn, student_id).await?,
        exams,
        lessons: profile::lessons(conn, student_id, with, now, PROFILE_LESSONS).await?,
    })
}

/// Changes a student's grade.
///
/// # Errors
/// 422 for a grade outside of the creation list, 404 for a student of somebody else, 403 for one who has left the class.
pub async fn change_grade(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
    request: EditStudentRequest,
) -> Result<StudentRecord, AppError> {
    state
        .write_as(caller, async |tx| {
            hold_to_change(&tx, student_id).await?;
            let before = one(&tx, caller, student_id, tx.now).await?;
            let grade = request.check(&before.grade)?;
            change::set_grade(&tx, tx.now, student_id, &grade).await?;
            let event = StudentEvent::GradeChanged((&before).into(), &before.grade, &grade);
            tx.audit(event).await?;
            one(&tx, caller, student_id, tx.now).await
        })
        .await
}

/// Whether a student is one that the caller may see (D3).
pub(super) async fn may_see(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<bool, AppError> {
    Ok(match caller.role {
        Role::Administrator => true,
        Role::Teacher => enrolments::exists(conn, caller.id, student_id).await?,
        Role::Student => caller.id == student_id,
        Role::Parent => parents::links::has_child(conn, caller.id, student_id).await?,
    })
}

/// Makes sure that the caller may still see a student whom they added.
///
/// # Errors
/// 403 for a student who has left the class, 404 for one of somebody else.
pub async fn must_still_see(
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
pub(super) async fn hold_to_change(tx: &CallerTx<'_>, student_id: Uuid) -> Result<(), AppError> {
    let caller = tx.caller;
    let may_change = match caller.role {
        Role::Teacher => enrolments::hold(tx, caller.id, student_id).await?,
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
pub(super) async fn one(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    student_id: Uuid,
    now: DateTime<Utc>,
) -> Result<StudentRecord, AppError> {
    let which = Which::One(student_id);
    let mut found = list::list(conn, which, Reader::of(caller), now, 1).await?;
    found.pop().ok_or_else(no_student)
}

pub(super) fn no_student() -> AppError {
    AppError::NotFound("There is no such student.")
}

/// The refusal of a write about a student whom the caller does not teach: 403 for whoever taught or added them, 404 for
/// everybody else.
pub(super) async fn unknown_or_former(
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
