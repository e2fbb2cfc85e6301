//! A teacher's own profile (D12).

use reedling_core::settings::{
    profile::TeacherProfile, teacher_request::EditTeacherProfileRequest,
};
use sea_orm::ConnectionTrait;

use super::queries::{self, TeacherRecord};
use crate::{
    accounts::{
        caller::{Audit, CurrentUser},
        queries::users,
    },
    audit::OwnAccountEvent,
    error::AppError,
    settings::{self, queries::Change},
    state::AppState,
};

/// The caller's own profile; an administrator has one too.
pub(crate) async fn profile(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<TeacherRecord, AppError> {
    own(state.db.read(), caller).await
}

/// Changes the caller's own profile and nothing else.
///
/// # Errors
/// 422 when a rule is broken.
pub(crate) async fn change_profile(
    state: &AppState,
    caller: &CurrentUser,
    request: EditTeacherProfileRequest,
) -> Result<TeacherRecord, AppError> {
    state
        .write_as(caller, async |tx| {
            // What is not sent stays as another call may have just left it.
            users::lock(&tx, caller.id).await?;
            let present = own(&tx, caller).await?;
            let is = TeacherProfile {
                instrument: present.instrument.clone(),
                department: present.department.clone(),
                phone_number: present.phone_number.clone(),
            };
            let profile = request.check(is.clone())?;
            if profile == is {
                return Ok(present);
            }
            queries::write(&tx, caller.id, profile.instrument, profile.department).await?;
            let phone = Change::Phone(profile.phone_number);
            settings::queries::set(&tx, tx.now, caller.id, phone).await?;
            tx.audit(OwnAccountEvent::TeacherProfileChanged).await?;
            own(&tx, caller).await
        })
        .await
}

async fn own(conn: &impl ConnectionTrait, caller: &CurrentUser) -> Result<TeacherRecord, AppError> {
    let found = queries::by_id(conn, caller.id).await?;
    found.ok_or(AppError::NotFound("There is no such teacher."))
}
