//! A student's profile (D4).

use uuid::Uuid;

use super::{
    access::{may_see, no_student, one},
    queries::{exams, profile, record::StudentProfile},
};
use crate::{
    accounts::caller::CurrentUser, error::AppError, parents::queries::contact::Viewer,
    state::AppState,
};

/// Lessons in a profile (Spec §9).
const PROFILE_LESSONS: usize = 5;

/// Examinations in a profile; `academicSummary` counts all.
const PROFILE_EXAMS: u64 = 50;

/// A student with examinations and five lessons around now, for their teachers, themselves, their parents and administrators.
///
/// # Errors
/// 404 for a student whom the caller may not see.
pub(crate) async fn profile(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<StudentProfile, AppError> {
    let (conn, now) = (state.db.read(), state.clock.now());
    if !may_see(conn, caller, student_id).await? {
        return Err(no_student());
    }
    let student = one(conn, caller, student_id, now).await?;
    let with = Viewer::of(caller).teacher();
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
