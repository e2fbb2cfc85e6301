//! Whether a signed-in user has recently shown that it is them, and not somebody who found their browser open.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::accounts::second_factor::request::{Proof, ProofRequest};
use sea_orm::ConnectionTrait;

use super::{
    caller::CurrentUser,
    current,
    queries::{credentials, second_factors, sessions},
    second_factor,
    verification::Match,
};
use crate::{
    error::{AppError, code::Code},
    state::AppState,
};

/// How long a proof counts.
const FRESH: TimeDelta = TimeDelta::minutes(10);

/// Makes sure that the caller has signed in, or has typed password or code, within the last ten minutes.
///
/// # Errors
/// 403 when not.
pub(crate) async fn check(state: &AppState, caller: &CurrentUser) -> Result<(), AppError> {
    check_at(state.db.read(), state.clock.now(), caller).await
}

/// The same, inside a transaction or outside.
///
/// # Errors
/// 403 when not.
pub(crate) async fn check_at(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    caller: &CurrentUser,
) -> Result<(), AppError> {
    let proved_at = sessions::proved_at(conn, caller.session_id).await?;
    let since = proved_at.map(|at| now - at);
    if since.is_some_and(|since| since <= FRESH) {
        return Ok(());
    }
    Err(AppError::Forbidden {
        code: Code::ProofNeeded,
        message: "Please enter your password again.".to_owned(),
    })
}

/// Records that the caller has proved who they are. Wrong attempts count for the session as wrong passwords do.
///
/// # Errors
/// 422 when password or code is wrong, 401 when the session has ended over it.
pub(crate) async fn prove(
    state: &AppState,
    caller: &CurrentUser,
    request: ProofRequest,
) -> Result<(), AppError> {
    let is_on = second_factors::is_on(state.db.read(), caller.id).await?;
    match request.check(is_on)? {
        Proof::Factor(factor) => {
            current::counted(state, caller, second_factor::prove(state, caller, &factor)).await?;
        }
        Proof::Password(password) => by_password(state, caller, &password).await?,
    }
    let now = state.clock.now();
    Ok(sessions::prove(state.db.write(), caller.session_id, now).await?)
}

async fn by_password(
    state: &AppState,
    caller: &CurrentUser,
    password: &str,
) -> Result<(), AppError> {
    let found = credentials::by_id(state.db.read(), caller.id, state.clock.now()).await?;
    let opened = current::open(state, caller, found.as_ref(), password).await?;
    if !matches!(opened.matched, Some(Match::Password(_))) {
        let text = "The password is wrong.";
        return Err(AppError::invalid("password", "wrong", text));
    }
    Ok(())
}
