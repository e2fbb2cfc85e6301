//! Setting the second factor up: a secret, a first right code, recovery codes.

use chrono::TimeDelta;
use rand::RngExt;
use reedling_core::accounts::second_factor::request::{AppCode, ConfirmSecondFactorRequest};

use super::{tell, unseal};
use crate::{
    accounts::{
        caller::{Audit, CallerTx, CurrentUser},
        proof,
        queries::{
            recovery_codes, second_factor_setups, second_factors, sessions,
            users::{self, UserRecord},
        },
        reauthentication,
    },
    audit::OwnAccountEvent,
    error::{AppError, code::Code},
    mail::SecondFactorChange,
    security::{sealing::SealingKey, token, totp::TotpSecret},
    state::AppState,
};

/// How long an unfinished set-up can be continued.
const KEPT: TimeDelta = TimeDelta::hours(1);
/// How many recovery codes there are.
const CODES: usize = 10;
/// Groups of a recovery code, of four letters and digits each.
const GROUPS: usize = 4;
/// Base32, as in the secret.
const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// What an authenticator app needs.
pub struct Setup {
    /// The secret, to be typed.
    pub secret: String,
    /// The same for a QR code.
    pub otpauth_url: String,
}

/// Makes a secret for the caller's session. Until a first code of it is typed there, an earlier app stays in use.
/// Beginning again within the hour answers the same secret.
///
/// # Errors
/// 403 without a fresh proof, for minors, while nobody has proved the address, and when this server has no key.
pub async fn begin(state: &AppState, caller: &CurrentUser) -> Result<Setup, AppError> {
    let key = key(state)?;
    let conn = state.db.read();
    if second_factors::is_minors(conn, caller.id).await? {
        return Err(AppError::forbidden());
    }
    let user = users::by_id(conn, caller.id).await?;
    proof::check_proved(&user.ok_or_else(no_account)?)?;
    reauthentication::check(state, caller).await?;
    let (user, secret) = state
        .write_as(caller, async |tx| {
            let user = lock_owner(&tx).await?;
            let secret = match begun(&tx).await? {
                Some(sealed) => unseal(state, caller.id, &sealed)?,
                None => new_secret(&tx, key).await?,
            };
            Ok((user, secret))
        })
        .await?;
    let account = user.email.unwrap_or(user.name);
    let url = secret.url(&state.config.school_name, &account);
    Ok(Setup {
        secret: secret.to_base32(),
        otpauth_url: url.map_err(|error| AppError::Internal(format!("otpauth: {error}")))?,
    })
}

/// The encrypted secret of the set-up that the caller has begun in this session.
async fn begun(tx: &CallerTx<'_>) -> Result<Option<Vec<u8>>, AppError> {
    let since = tx.now - KEPT;
    Ok(second_factor_setups::find(tx, tx.caller.session_id, since).await?)
}

async fn new_secret(tx: &CallerTx<'_>, key: &SealingKey) -> Result<TotpSecret, AppError> {
    let caller = tx.caller;
    let secret = TotpSecret::generate();
    let sealed = key
        .seal(caller.id, secret.as_bytes())
        .map_err(|error| AppError::Internal(format!("sealing: {error}")))?;
    second_factor_setups::begin(tx, tx.now, caller.session_id, sealed).await?;
    tx.audit(OwnAccountEvent::SecondFactorBegun).await?;
    Ok(secret)
}

/// Turns the second factor on with a first code, or moves it to another app; answers the recovery codes, which are
/// never shown again. Other sessions end: they have shown a password at most, or a code of the earlier app.
///
/// # Errors
/// 403 without a fresh proof or a proved address; 409 when none is being set up in this session; 422 when the code is wrong.
pub async fn confirm(
    state: &AppState,
    caller: &CurrentUser,
    request: &ConfirmSecondFactorRequest,
) -> Result<Vec<String>, AppError> {
    let code = request.check()?;
    reauthentication::check(state, caller).await?;
    state
        .write_as(caller, async |tx| turn_on(&tx, state, &code).await)
        .await
}

async fn turn_on(
    tx: &CallerTx<'_>,
    state: &AppState,
    code: &AppCode,
) -> Result<Vec<String>, AppError> {
    let (caller, now) = (tx.caller, tx.now);
    let user = lock_owner(tx).await?;
    proof::check_proved(&user)?;
    let was_on = second_factors::is_on(tx, caller.id).await?;
    let sealed = begun(tx).await?;
    let sealed = sealed.ok_or_else(|| if was_on { is_on() } else { is_off() })?;
    let secret = unseal(state, caller.id, &sealed)?;
    let step = secret.step_of(code.as_str(), now);
    let step = step.ok_or_else(AppCode::wrong)?;
    second_factors::turn_on(tx, now, caller.id, sealed, step).await?;
    second_factor_setups::end(tx, caller.session_id).await?;
    sessions::ending::delete_others(tx, caller.id, caller.session_id).await?;
    let codes = replace_codes(tx).await?;
    let (event, change) = if was_on {
        (
            OwnAccountEvent::SecondFactorMoved,
            SecondFactorChange::Moved,
        )
    } else {
        (
            OwnAccountEvent::SecondFactorTurnedOn,
            SecondFactorChange::On,
        )
    };
    tx.audit(event).await?;
    tell(tx, &user, change).await?;
    Ok(codes)
}

/// Makes fresh recovery codes in place of all earlier ones; other sessions end.
///
/// # Errors
/// 403 without a fresh proof; 409 when no second factor is on.
pub async fn renew_codes(state: &AppState, caller: &CurrentUser) -> Result<Vec<String>, AppError> {
    reauthentication::check(state, caller).await?;
    state
        .write_as(caller, async |tx| {
            let user = lock_owner(&tx).await?;
            if !second_factors::is_on(&tx, caller.id).await? {
                return Err(is_off());
            }
            let codes = replace_codes(&tx).await?;
            sessions::ending::delete_others(&tx, caller.id, caller.session_id).await?;
            tx.audit(OwnAccountEvent::RecoveryCodesRenewed).await?;
            tell(&tx, &user, SecondFactorChange::NewCodes).await?;
            Ok(codes)
        })
        .await
}

/// The caller's account, locked until the transaction ends, so that changes of its second factor come one after the
/// other.
pub(super) async fn lock_owner(tx: &CallerTx<'_>) -> Result<UserRecord, AppError> {
    let user = users::lock(tx, tx.caller.id).await?;
    user.ok_or_else(no_account)
}

const fn no_account() -> AppError {
    AppError::NotFound("No such account.")
}

pub(super) fn is_off() -> AppError {
    let text = "Two-factor sign-in is not set up for this account.";
    AppError::conflict(Code::SecondFactorOff, text)
}

fn is_on() -> AppError {
    let text =
        "Two-factor sign-in is on already, and no other app is being set up in this browser.";
    AppError::conflict(Code::SecondFactorOn, text)
}

fn key(state: &AppState) -> Result<&SealingKey, AppError> {
    state.sealing.as_ref().ok_or_else(|| AppError::Forbidden {
        code: Code::SecondFactorUnavailable,
        message: "This server is not set up for two-factor sign-in.".to_owned(),
    })
}

async fn replace_codes(tx: &CallerTx<'_>) -> Result<Vec<String>, AppError> {
    let codes: Vec<String> = (0..CODES).map(|_| recovery_code()).collect();
    let hashes = codes.iter().map(|code| token::hash(&code.replace('-', "")));
    recovery_codes::replace(tx, tx.caller.id, hashes.collect()).await?;
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
