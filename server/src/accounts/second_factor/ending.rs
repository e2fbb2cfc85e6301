//! Turning the second factor off: by its owner, by an administrator, by the operator.

use reedling_core::email;
use reedling_db::Tx;
use sea_orm::ConnectionTrait;

use super::{setup, tell};
use crate::{
    accounts::{
        caller::{Audit, CurrentUser},
        queries::{
            recovery_codes, second_factors, sessions,
            users::{self, UserRecord},
        },
        reauthentication,
    },
    audit::{self, AccountEvent, By, OwnAccountEvent},
    error::AppError,
    mail::SecondFactorChange,
    state::AppState,
};

/// Turns the caller's second factor off; other sessions end.
///
/// # Errors
/// 403 without a fresh proof; 409 when none is on.
pub async fn turn_off(state: &AppState, caller: &CurrentUser) -> Result<(), AppError> {
    reauthentication::check(state, caller).await?;
    state
        .write_as(caller, async |tx| {
            let user = setup::lock_owner(&tx).await?;
            delete(&tx, caller.id).await?;
            sessions::ending::delete_others(&tx, caller.id, caller.session_id).await?;
            tx.audit(OwnAccountEvent::SecondFactorTurnedOff).await?;
            tell(&tx, &user, SecondFactorChange::Off).await
        })
        .await
}

/// Turns somebody's second factor off; all their sessions end.
///
/// # Errors
/// 409 when none is on.
pub(crate) async fn reset(
    tx: &Tx<impl Sync>,
    user: &UserRecord,
    by: By<'_>,
) -> Result<(), AppError> {
    delete(tx, user.id).await?;
    sessions::ending::delete_all_of(tx, user.id).await?;
    let event = AccountEvent::SecondFactorReset(user.into());
    audit::record(tx, by, event).await?;
    tell(tx, user, SecondFactorChange::Reset).await
}

/// The same from the command line, also where the key is lost; answers the name.
///
/// # Errors
/// 404 for an unknown address, 409 when none is on.
pub async fn reset_by_operator(state: &AppState, address: &str) -> Result<String, AppError> {
    let address = email::normalized(address);
    state
        .write(async |tx| {
            let found = users::find_by_email(&tx, &address).await?;
            let user = found.ok_or(AppError::NotFound("No account has that email address."))?;
            reset(&tx, &user, By::Operator).await?;
            Ok(user.name)
        })
        .await
}

async fn delete(txn: &impl ConnectionTrait, user_id: uuid::Uuid) -> Result<(), AppError> {
    let was_on = second_factors::delete(txn, user_id).await?;
    recovery_codes::delete_all_of(txn, user_id).await?;
    if was_on { Ok(()) } else { Err(setup::is_off()) }
}
