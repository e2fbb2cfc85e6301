//! Turning the second factor off: by its owner, by an administrator, by the operator.

use reedling_core::email;
use sea_orm::ConnectionTrait;

use super::{setup, tell};
use crate::{
    error::AppError,
    mail::SecondFactorChange,
    model::{
        activity::{Activity, ActivityKind, ActivityStatus},
        user::{CurrentUser, UserRecord},
    },
    services::accounts::{fresh_proof, trail},
    state::AppState,
    store::{activities, recovery_codes, second_factors, sessions, users},
};

/// Turns the caller's second factor off; other sessions end.
///
/// # Errors
/// 403 without a fresh proof; 409 when none is on.
pub async fn turn_off(state: &AppState, caller: &CurrentUser) -> Result<(), AppError> {
    fresh_proof::check(state, caller).await?;
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let user = setup::hold_owner(&txn, caller).await?;
    delete(&txn, caller.id).await?;
    sessions::ending::delete_others(&txn, caller.id, caller.session_id).await?;
    let did = "turned off two-factor sign-in";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Inactive).await?;
    tell(&txn, state, &user, SecondFactorChange::Off).await?;
    txn.commit().await?;
    Ok(())
}

/// Turns somebody's second factor off; all their sessions end.
///
/// # Errors
/// 409 when none is on.
pub(in crate::services) async fn reset(
    txn: &impl ConnectionTrait,
    state: &AppState,
    user: &UserRecord,
    by: Option<&CurrentUser>,
) -> Result<(), AppError> {
    delete(txn, user.id).await?;
    sessions::ending::delete_all_of(txn, user.id).await?;
    let who = by.map_or("The operator", |caller| &caller.name);
    let activity = Activity {
        kind: ActivityKind::SystemUpdate,
        actor_id: by.map(|caller| caller.id),
        subject_id: Some(user.id),
        description: format!("{who} turned off two-factor sign-in of {}", user.name),
        status: ActivityStatus::Inactive,
    };
    activities::record(txn, state.clock.now(), activity).await?;
    tell(txn, state, user, SecondFactorChange::Reset).await
}

/// The same from the command line, also where the key is lost; answers the name.
///
/// # Errors
/// 404 for an unknown address, 409 when none is on.
pub async fn reset_by_operator(state: &AppState, address: &str) -> Result<String, AppError> {
    let txn = state.db.begin_write().await?;
    let found = users::find_by_email(&txn, &email::normalized(address)).await?;
    let user = found.ok_or(AppError::NotFound("No account has that email address."))?;
    reset(&txn, state, &user, None).await?;
    txn.commit().await?;
    Ok(user.name)
}

async fn delete(txn: &impl ConnectionTrait, user_id: uuid::Uuid) -> Result<(), AppError> {
    let was_on = second_factors::delete(txn, user_id).await?;
    recovery_codes::delete_all_of(txn, user_id).await?;
    if was_on { Ok(()) } else { Err(setup::is_off()) }
}
