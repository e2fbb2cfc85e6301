//! Checks a typed code. A right one is used up.

use reedling_core::account::second_factor::{
    NO_CODE, NO_RECOVERY_CODE, WRONG_CODE, WRONG_RECOVERY_CODE, code, recovery_code,
};

use super::{SecondProof, tell, unseal};
use crate::{
    audit::{self, OwnAccountEvent},
    db::Tx,
    error::AppError,
    mail::SecondFactorChange,
    model::user::UserRecord,
    security::token,
    state::AppState,
    store::{recovery_codes, second_factors},
};

/// A code of the right form.
pub enum Typed {
    /// The six digits of an app.
    Code(String),
    /// A recovery code.
    Recovery(String),
}

impl Typed {
    /// A recovery code where one was typed, else the code of an app.
    ///
    /// # Errors
    /// 422 when it has not the shape of one.
    pub fn either(code: &str, recovery_code: &str) -> Result<Self, AppError> {
        if recovery_code.trim().is_empty() {
            Self::code(code)
        } else {
            Self::recovery(recovery_code)
        }
    }

    /// The code of an app.
    ///
    /// # Errors
    /// 422 when it is not six digits.
    pub fn code(typed: &str) -> Result<Self, AppError> {
        let found = code(typed).map(Self::Code);
        found.ok_or_else(|| AppError::invalid("code", "code", NO_CODE))
    }

    /// A recovery code.
    ///
    /// # Errors
    /// 422 when it is not sixteen letters and digits.
    fn recovery(typed: &str) -> Result<Self, AppError> {
        let found = recovery_code(typed).map(Self::Recovery);
        found.ok_or_else(|| AppError::invalid("recoveryCode", "code", NO_RECOVERY_CODE))
    }

    /// The refusal of a wrong one.
    pub(super) fn wrong(&self) -> AppError {
        match self {
            Self::Code(_) => AppError::invalid("code", "wrong", WRONG_CODE),
            Self::Recovery(_) => AppError::invalid("recoveryCode", "wrong", WRONG_RECOVERY_CODE),
        }
    }
}

/// Uses the code up; none when it is wrong or was used already. The use of a recovery code is told by mail.
///
/// # Errors
/// 403 when this server cannot check it.
pub(super) async fn take(
    tx: &Tx<impl Sync>,
    state: &AppState,
    user: &UserRecord,
    typed: &Typed,
) -> Result<Option<SecondProof>, AppError> {
    let is_right = match typed {
        Typed::Code(code) => take_code(tx, state, user, code).await?,
        Typed::Recovery(code) => take_recovery(tx, user, code).await?,
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
