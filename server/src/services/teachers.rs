//! Teachers: their own profile, and who teaches a student (D12).

use reedling_core::{
    access::Role,
    settings::{changed::TeacherProfile, request::EditTeacherProfileRequest},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::students::{may_see, no_student};
use crate::{
    audit::OwnAccountEvent,
    error::AppError,
    model::{teacher::TeacherRecord, user::CurrentUser},
    state::AppState,
    store::{settings, students::list, teachers},
};

/// The caller's own profile; an administrator has one too.
pub async fn profile(state: &AppState, caller: &CurrentUser) -> Result<TeacherRecord, AppError> {
    own(state.db.read(), caller).await
}

/// Changes the caller's own profile and nothing else.
///
/// # Errors
/// 422 when a rule is broken.
pub async fn change_profile(
    state: &AppState,
    caller: &CurrentUser,
    request: EditTeacherProfileRequest,
) -> Result<TeacherRecord, AppError> {
    let present = own(state.db.read(), caller).await?;
    let profile = request.check(TeacherProfile {
        instrument: present.instrument,
        department: present.department,
        phone_number: present.phone_number,
    })?;
    state
        .write_as(caller, async |tx| {
            teachers::write(&tx, caller.id, profile.instrument, profile.department).await?;
            settings::set_phone(&tx, tx.now, caller.id, profile.phone_number).await?;
            tx.audit(OwnAccountEvent::TeacherProfileChanged).await?;
            own(&tx, caller).await
        })
        .await
}

async fn own(conn: &impl ConnectionTrait, caller: &CurrentUser) -> Result<TeacherRecord, AppError> {
    let found = teachers::by_id(conn, caller.id).await?;
    found.ok_or(AppError::NotFound("There is no such teacher."))
}

/// The teachers of a student, for everybody who may see the student. Students and parents see address and number of
/// those teachers who show them (D12).
///
/// # Errors
/// 404 for a student whom the caller may not see.
pub async fn of_student(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<Vec<TeacherRecord>, AppError> {
    let conn = state.db.read();
    let is_known = list::exists(conn, student_id).await?;
    if !is_known || !may_see(conn, caller, student_id).await? {
        return Err(no_student());
    }
    let shows_all = matches!(caller.role, Role::Administrator | Role::Teacher);
    Ok(teachers::of_student(conn, student_id, shows_all).await?)
}
