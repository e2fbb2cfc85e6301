//! Authentication and roles: from the bearer token to a [`CurrentUser`] of a role that the call admits.
//!
//! The check runs before a body is read, so that a role that may never make a call gets 403 whatever
//! it sends.

use poem::Request;
use poem_openapi::{
    SecurityScheme,
    auth::{Bearer, BearerAuthorization},
};
use reedling_core::access::Role;

use crate::{
    accounts::{approval, caller::CurrentUser, second_factor, session},
    api::{error::ApiError, layers::callers::Callers},
    error::AppError,
    state::AppState,
};

/// Declares a session that admits some roles only. In the document they are one bearer scheme, whose name says before that
/// whether the session itself may refuse somebody who is signed in ([`OF_ANYBODY`]).
macro_rules! sessions {
    ($($(#[$doc:meta])* $name:ident as $scheme:literal, $check:ident: $($role:ident)|+ $(, $before:ident)?;)+) => {$(
        $(#[$doc])*
        #[derive(SecurityScheme)]
        #[oai(rename = $scheme, ty = "bearer", checker = $check)]
        pub(crate) struct $name(pub CurrentUser);

        async fn $check(request: &Request, bearer: Bearer) -> poem::Result<CurrentUser> {
            let before = Before::named([$(stringify!($before)),*].first().copied());
            admit(request, &bearer, &[$(Role::$role),+], before).await
        }
    )+};
}

/// The scheme of a session that refuses nobody who is signed in.
pub(crate) const OF_ANYBODY: &str = "session of anybody";

sessions! {
    /// Anybody who is signed in and may use the account.
    AnySession as "session", check_any: Administrator | Teacher | Student | Parent;
    /// Anybody who is signed in, also while the account waits for approval: their own account, and lists, which are
    /// empty then.
    AnySessionEvenWaiting as "session", check_any_waiting: Administrator | Teacher | Student | Parent, waiting;
    /// Anybody who is signed in, also while the account waits for approval or lacks the second factor that the school
    /// requires: what setting one up takes.
    AnySessionSettingUp as "session of anybody", check_any_setting_up: Administrator | Teacher | Student | Parent, setting_up;
    /// Whoever teaches, also while the account waits for approval: their own profile, and lists, which are empty then.
    TeachingSessionEvenWaiting as "session", check_teaching_waiting: Administrator | Teacher, waiting;
    /// Whoever teaches: teachers, and administrators with the whole school.
    TeachingSession as "session", check_teaching: Administrator | Teacher;
    /// Administrators only.
    AdminSession as "session", check_admin: Administrator;
    /// Parents, and administrators with all children.
    FamilySession as "session", check_family: Administrator | Parent;
    /// Whoever learns, and their parents.
    LearnerSession as "session", check_learner: Student | Parent;
    /// Parents only.
    ParentSession as "session", check_parent: Parent;
}

/// Which steps a call may precede.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    /// Nothing: the account may be used.
    Nothing,
    /// An administrator's approval.
    Approval,
    /// The approval, and the second factor that the school requires.
    SecondFactor,
}

impl Before {
    fn named(name: Option<&str>) -> Self {
        match name {
            Some("setting_up") => Self::SecondFactor,
            Some(_) => Self::Approval,
            None => Self::Nothing,
        }
    }
}

async fn admit(
    request: &Request,
    bearer: &Bearer,
    roles: &[Role],
    before: Before,
) -> poem::Result<CurrentUser> {
    let Some(state) = request.data::<AppState>() else {
        return Err(ApiError::from(AppError::Internal("no state in the request".into())).into());
    };
    let caller = session::authenticate(state, &bearer.token)
        .await
        .map_err(ApiError::from)?;
    if let Some(callers) = request.data::<Callers>() {
        callers.remember(&bearer.token, caller.id);
    }
    if !roles.contains(&caller.role) {
        return Err(ApiError::from(AppError::forbidden()).into());
    }
    if before != Before::SecondFactor {
        second_factor::refuse_without_required(state, &caller)
            .await
            .map_err(ApiError::from)?;
    }
    if caller.waits_for_approval && before == Before::Nothing {
        return Err(ApiError::from(approval::pending()).into());
    }
    Ok(caller)
}

/// The caller of a call that needs no session; an invalid token is refused.
///
/// # Errors
/// 401 when a token is sent and is not good.
pub(crate) async fn optional_session(
    request: &Request,
    state: &AppState,
) -> Result<Option<CurrentUser>, ApiError> {
    match Bearer::from_request(request) {
        Ok(bearer) => Ok(Some(session::authenticate(state, &bearer.token).await?)),
        Err(_) => Ok(None),
    }
}
