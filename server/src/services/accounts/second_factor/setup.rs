//! Setting the second factor up: a secret, a first right code, recovery codes.

use rand::RngExt;
use sea_orm::ConnectionTrait;

use super::{Typed, tell, unseal};
use crate::{
    error::{AppError, code::Code},
    mail::SecondFactorChange,
    model::{
        activity::ActivityStatus,
        user::{CurrentUser, UserRecord},
    },
    security::{sealing::SealingKey, token, totp::TotpSecret},
    services::accounts::{fresh_proof, trail},
    state::AppState,
    store::{recovery_codes, second_factors, sessions, users},
};

/// How many recovery codes there are.
const CODES: usize = 10;
/// Groups of a recovery code, of four letters and digits each.
const GROUPS: usize = 4;
/// Base32, as of the secret.
const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// What an authenticator app is set up with.
pub struct Setup {
    /// The secret, to be typed.
    pub secret: String,
    /// The same for a QR code.
    pub otpauth_url: String,
}

/// Makes a secret. Nothing is asked for until a code of it was typed.
///
/// # Errors
/// 403 without a fresh proof, for minors, and when this server has no key; 409 when a second factor is on.
pub async fn begin(state: &AppState, caller: &CurrentUser) -> Result<Setup, AppError> {
    let key = key(state)?;
    let (conn, now) = (state.db.read(), state.clock.now());
    if second_factors::is_minors(conn, caller.id).await? {
        return Err(AppError::forbidden());
    }
    fresh_proof::check(state, caller).await?;
    let secret = TotpSecret::generate();
    let sealed = key
        .seal(caller.id, secret.as_bytes())
        .map_err(|error| AppError::Internal(format!("sealing: {error}")))?;
    let txn = state.db.begin_write().await?;
    let user = hold_owner(&txn, caller).await?;
    let factor = second_factors::find(&txn, caller.id).await?;
    if factor.is_some_and(|factor| factor.is_on) {
        return Err(is_on());
    }
    second_factors::begin(&txn, now, caller.id, sealed).await?;
    let did = "began to set up two-factor sign-in";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Pending).await?;
    txn.commit().await?;
    let account = user.email.unwrap_or(user.name);
    let url = secret.url(&state.config.school_name, &account);
    Ok(Setup {
        secret: secret.to_base32(),
        otpauth_url: url.map_err(|error| AppError::Internal(format!("otpauth: {error}")))?,
    })
}

/// Turns the second factor on with a first code; answers the recovery codes, which nobody sees again.
///
/// # Errors
/// 403 without a fresh proof; 409 when none is being set up; 422 when the code is wrong.
pub async fn confirm(
    state: &AppState,
    caller: &CurrentUser,
    code: &str,
) -> Result<Vec<String>, AppError> {
    let typed = Typed::code(code)?;
    fresh_proof::check(state, caller).await?;
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let user = hold_owner(&txn, caller).await?;
    let factor = match second_factors::find(&txn, caller.id).await? {
        Some(factor) if factor.is_on => return Err(is_on()),
        Some(factor) => factor,
        None => return Err(is_off()),
    };
    let secret = unseal(state, caller.id, &factor.secret_sealed)?;
    let step = match &typed {
        Typed::Code(code) => secret.step_of(code, now),
        Typed::Recovery(_) => None,
    };
    let step = step.ok_or_else(|| typed.wrong())?;
    if !second_factors::turn_on(&txn, now, caller.id, factor.secret_sealed, step).await? {
        return Err(is_on());
    }
    let codes = replace_codes(&txn, caller).await?;
    let did = "turned on two-factor sign-in";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    tell(&txn, state, &user, SecondFactorChange::On).await?;
    txn.commit().await?;
    Ok(codes)
}

/// Makes fresh recovery codes in place of all earlier ones; other sessions end.
///
/// # Errors
/// 403 without a fresh proof; 409 when no second factor is on.
pub async fn renew_codes(state: &AppState, caller: &CurrentUser) -> Result<Vec<String>, AppError> {
    fresh_proof::check(state, caller).await?;
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let user = hold_owner(&txn, caller).await?;
    let factor = second_factors::find(&txn, caller.id).await?;
    if !factor.is_some_and(|factor| factor.is_on) {
        return Err(is_off());
    }
    let codes = replace_codes(&txn, caller).await?;
    sessions::ending::delete_others(&txn, caller.id, caller.session_id).await?;
    let did = "made new recovery codes";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    tell(&txn, state, &user, SecondFactorChange::NewCodes).await?;
    txn.commit().await?;
    Ok(codes)
}

/// The caller's account, held until the transaction ends: changes of its second factor come one after the other.
pub(super) async fn hold_owner(
    txn: &impl ConnectionTrait,
    caller: &CurrentUser,
) -> Result<UserRecord, AppError> {
    let user = users::hold(txn, caller.id).await?;
    user.ok_or(AppError::NotFound("No such account."))
}

pub(super) fn is_off() -> AppError {
    let text = "Two-factor sign-in is not set up for this account.";
    AppError::conflict(Code::SecondFactorOff, text)
}

fn is_on() -> AppError {
    let text = "Two-factor sign-in is on already. Turn it off first to set up another app.";
    AppError::conflict(Code::SecondFactorOn, text)
}

fn key(state: &AppState) -> Result<&SealingKey, AppError> {
    state.sealing.as_ref().ok_or_else(|| AppError::Forbidden {
        code: Code::SecondFactorUnavailable,
        message: "This server is not set up for two-factor sign-in.".to_owned(),
    })
}

async fn replace_codes(
    txn: &impl ConnectionTrait,
    caller: &CurrentUser,
) -> Result<Vec<String>, AppError> {
    let codes: Vec<String> = (0..CODES).map(|_| recovery_code()).collect();
    let hashes = codes.iter().map(|code| token::hash(&code.replace('-', "")));
    recovery_codes::replace(txn, caller.id, hashes.collect()).await?;
    Ok(codes)
}

/// Sixteen random letters and digits (80 bits) in groups.
fn recovery_code() -> String {
    let mut random = rand::rng();
    let groups: [String; GROUPS] = std::array::from_fn(|_| {
        let mut sign = || char::from(ALPHABET[random.random_range(0..ALPHABET.len())]);
        [sign(), sign(), sign(), sign()].iter().collect()
    });
    groups.join("-")
}
