//! The second factor: an authenticator app, and recovery codes for when it is lost. An account that has one gets no
//! session without it, whichever way its owner signs in.

pub mod challenge;
mod check;
pub mod ending;
pub mod setup;

use reedling_core::{access::Role, accounts::second_factor::request::SecondFactor};
use reedling_db::Tx;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{
    caller::CurrentUser,
    owner_mail::{self, Change},
    queries::{recovery_codes, second_factors, users::UserRecord},
};
use crate::{
    error::{AppError, code::Code},
    mail::SecondFactorChange,
    security::totp::TotpSecret,
    state::AppState,
};

/// Proof that the second factor was given, or that the account has none. Only this module can make one.
pub(super) struct SecondProof {
    user_id: Uuid,
}

impl SecondProof {
    /// Whether it is about that account.
    pub(super) fn is_of(&self, user: &UserRecord) -> bool {
        self.user_id == user.id
    }
}

/// The proof of an account that has no second factor; none when it has one.
///
/// # Errors
/// 403 when it has one that this server cannot check.
pub(super) async fn not_needed(
    conn: &impl ConnectionTrait,
    state: &AppState,
    user_id: Uuid,
) -> Result<Option<SecondProof>, AppError> {
    let Some(sealed) = second_factors::find(conn, user_id).await? else {
        return Ok(Some(SecondProof { user_id }));
    };
    unseal(state, user_id, &sealed)?;
    Ok(None)
}

/// An account's second factor, as its owner sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecondFactorState {
    /// Whether the owner may have one: minors may not.
    pub offered: bool,
    /// Whether it can be set up: it is offered, and this server has a key.
    pub available: bool,
    /// Whether it is asked for.
    pub active: bool,
    /// Whether the school requires it of the owner's role.
    pub required: bool,
    /// Recovery codes that are left.
    pub codes_left: u64,
}

/// The caller's second factor.
pub async fn of(state: &AppState, caller: &CurrentUser) -> Result<SecondFactorState, AppError> {
    let conn = state.db.read();
    let active = second_factors::is_on(conn, caller.id).await?;
    let offered = !second_factors::is_minors(conn, caller.id).await?;
    Ok(SecondFactorState {
        offered,
        available: offered && state.sealing.is_some(),
        active,
        required: state.config.require_second_factor.includes(caller.role),
        codes_left: if active {
            recovery_codes::left(conn, caller.id).await?
        } else {
            0
        },
    })
}

/// Whether the school requires a second factor of the role, and the account has none.
pub async fn is_lacking(state: &AppState, user_id: Uuid, role: Role) -> Result<bool, AppError> {
    if !state.config.require_second_factor.includes(role) {
        return Ok(false);
    }
    Ok(!second_factors::is_on(state.db.read(), user_id).await?)
}

/// Refuses a caller who lacks a second factor that the school requires.
///
/// # Errors
/// 403 for whoever lacks it.
pub async fn refuse_without_required(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<(), AppError> {
    if !is_lacking(state, caller.id, caller.role).await? {
        return Ok(());
    }
    Err(AppError::Forbidden {
        code: Code::SecondFactorRequired,
        message: "Your school requires two-factor sign-in. Please set it up first.".to_owned(),
    })
}

/// Uses up a code of the caller's.
///
/// # Errors
/// 422 when it is wrong or has served already.
pub(super) async fn prove(
    state: &AppState,
    caller: &CurrentUser,
    factor: &SecondFactor,
) -> Result<(), AppError> {
    state
        .write_as(caller, async |tx| {
            let user = setup::lock_owner(&tx).await?;
            let proof = check::take(&tx, state, &user, factor).await?;
            proof.map(drop).ok_or_else(|| factor.wrong().into())
        })
        .await
}

/// Decrypts a stored secret.
fn unseal(state: &AppState, user_id: Uuid, sealed: &[u8]) -> Result<TotpSecret, AppError> {
    let opened = state
        .sealing
        .as_ref()
        .and_then(|key| key.open(user_id, sealed));
    if opened.is_none() {
        tracing::error!("a second factor cannot be checked: the key is missing or another one");
    }
    opened
        .map(TotpSecret::of)
        .ok_or_else(|| AppError::Forbidden {
            code: Code::SecondFactorUnavailable,
            message:
                "This server cannot check two-factor codes just now. Please contact your school."
                    .to_owned(),
        })
}

/// Tells the owner by mail.
async fn tell(
    tx: &Tx<impl Sync>,
    user: &UserRecord,
    change: SecondFactorChange,
) -> Result<(), AppError> {
    owner_mail::tell(tx, user, Change::SecondFactor(change)).await
}
