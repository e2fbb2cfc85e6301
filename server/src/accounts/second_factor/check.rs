//! Checks a typed code. A right one is used up.

use reedling_core::accounts::second_factor::request::SecondFactor;
use reedling_db::Tx;

use super::{SecondProof, tell, unseal};
use crate::{
    accounts::queries::{recovery_codes, second_factors, users::UserRecord},
    audit::{self, OwnAccountEvent},
    error::AppError,
    mail::SecondFactorChange,
    security::token,
    state::AppState,
};

/// Uses the code up; none when it is wrong or was used already. A mail reports the use of a recovery code.
///
/// # Errors
/// 403 when this server cannot check it.
pub(super) async fn take(
    tx: &Tx<impl Sync>,
    state: &AppState,
    user: &UserRecord,
    factor: &SecondFactor,
) -> Result<Option<SecondProof>, AppError> {
    let is_right = match factor {
        SecondFactor::App(code) => take_code(tx, state, user, code.as_str()).await?,
        SecondFactor::Recovery(code) => take_recovery(tx, user, code.as_str()).await?,
    };
    Ok(is_right.then_some(SecondProof { user_id: user.id }))
}

async fn take_code(
    tx: &Tx<impl Sync>,
    state: &AppState,
    user: &UserRecord,
    code: &str,
) -> Result<bool, AppError> {
    let Some(sealed) = second_factors::find(tx, user.id).await? else {
        return Ok(false);
    };
    let secret = unseal(state, user.id, &sealed)?;
    match secret.step_of(code, tx.now) {
        Some(step) => Ok(second_factors::take_step(tx, user.id, step).await?),
        None => Ok(false),
    }
}

async fn take_recovery(
    tx: &Tx<impl Sync>,
    user: &UserRecord,
    code: &str,
) -> Result<bool, AppError> {
    if !recovery_codes::use_up(tx, tx.now, user.id, token::hash(code)).await? {
        return Ok(false);
    }
    audit::record(tx, user, OwnAccountEvent::RecoveryCodeUsed).await?;
    let left = recovery_codes::left(tx, user.id).await?;
    tell(tx, user, SecondFactorChange::CodeUsed { left }).await?;
    Ok(true)
}
