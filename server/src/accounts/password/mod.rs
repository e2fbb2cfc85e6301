//! Forgotten, temporary and new passwords (D2).

pub(in crate::accounts) mod forgotten;

use reedling_core::accounts::password::request::NewPasswordRequest;
use reedling_db::Tx;
use uuid::Uuid;

pub(crate) use self::forgotten::{forgot, reset};
use super::{
    caller::CurrentUser,
    current, email_change, known,
    owner_mail::{self, Change},
    proof,
    queries::{
        credentials::{self, Credentials},
        second_factors, sessions,
    },
    session::{self, SignedIn},
    throttle::Target,
    verification::{self, Match, Opened},
    weak_passwords,
};
use crate::{
    audit::{self, OwnAccountEvent},
    error::AppError,
    security::client::Client,
    state::AppState,
};

/// Chooses a new password and gives a fresh session; all others end.
///
/// # Errors
/// 422 when a rule is broken or the current password is wrong; 429 after repeated failures.
pub(crate) async fn set_new(
    state: &AppState,
    caller: Option<CurrentUser>,
    request: NewPasswordRequest,
    client: &Client,
) -> Result<SignedIn, AppError> {
    let chosen = request.check()?;
    weak_passwords::refuse_common("newPassword", &chosen.new_password)?;
    let named = chosen.user_id.map(|id| Uuid::from_u128(id.0));
    let id = caller.as_ref().map(|caller| caller.id).or(named);
    let found = find(state, id).await?;
    let typed = &chosen.current_password;
    let opened = match &caller {
        Some(caller) => current::open(state, caller, found.as_ref(), typed).await?,
        None => open(state, id, found.as_ref(), typed, client).await?,
    };
    let (Some(mut found), Some(matched)) = (found, &opened.matched) else {
        return Err(wrong_current());
    };
    if matches!(matched, Match::Password(_)) {
        // Only a mailed password shows that the address is the owner's.
        session::may_enter(found.user.standing)?;
        // Without a session, a password alone changes nothing where a second factor is on: whoever has found it out
        // could lock the owner out.
        if caller.is_none() && second_factors::is_on(state.db.read(), found.user.id).await? {
            return Err(wrong_current());
        }
    }
    refuse_own(&found, &chosen.new_password)?;
    let (Match::Password(verified) | Match::Temporary(verified)) = matched;
    let hash = opened.hash(state, chosen.new_password).await?;
    let now = state.clock.now();
    let known = known::browser(state.db.read(), Some(found.user.id), client, now).await?;
    state
        .write(async |tx| {
            opened.succeeded(&tx).await?;
            if !change(&tx, &found, verified, hash).await? {
                return Err(refused_meanwhile(&tx, matched, found.user.id).await?);
            }
            if matches!(matched, Match::Temporary(_)) {
                proof::by_temporary(&tx, state, &mut found).await?;
            }
            tell(&tx, &found).await?;
            let mut signed_in = session::start(&tx, state, found.user, client).await?;
            // A known browser stays known, under a new cookie; no other becomes known.
            if known.is_some() {
                signed_in.make_known(&tx, client).await?;
            }
            Ok(signed_in)
        })
        .await
}

/// Why a verified password no longer works: the account was suspended, or another password was chosen meanwhile. Only
/// the owner's own password reveals a suspension.
async fn refused_meanwhile(
    tx: &Tx<impl Sync>,
    matched: &Match,
    id: Uuid,
) -> Result<AppError, AppError> {
    if let Match::Password(hash) = matched
        && let Some(standing) = credentials::holder_standing(tx, id, hash).await?
        && let Err(refusal) = session::may_enter(standing)
    {
        return Ok(refusal);
    }
    Ok(wrong_current())
}

fn wrong_current() -> AppError {
    AppError::invalid("currentPassword", "wrong", "The current password is wrong.")
}

async fn find(state: &AppState, id: Option<Uuid>) -> Result<Option<Credentials>, AppError> {
    match id {
        Some(id) => Ok(credentials::by_id(state.db.read(), id, state.clock.now()).await?),
        None => Ok(None),
    }
}

/// Checks the password of an account that is named by a caller without a session; an unknown account takes as long.
async fn open(
    state: &AppState,
    id: Option<Uuid>,
    found: Option<&Credentials>,
    typed: &str,
    client: &Client,
) -> Result<Opened, AppError> {
    let name = found.and_then(|found| found.user.email.clone());
    let name = name.unwrap_or_else(|| id.unwrap_or_default().to_string());
    let attempted = Target {
        name: &name,
        owner: found.map(|found| &found.user),
        client,
    };
    verification::open(state, found, typed, attempted).await
}

fn refuse_own(found: &Credentials, password: &str) -> Result<(), AppError> {
    let user = &found.user;
    weak_passwords::refuse_own("newPassword", password, &user.name, user.email.as_deref())
}

/// Tells an owner who had a password that it was changed. What a mailed password proves counts already.
async fn tell(tx: &Tx<impl Sync>, found: &Credentials) -> Result<(), AppError> {
    if found.password_hash.is_some() {
        owner_mail::tell(tx, &found.user, Change::Password).await?;
    }
    Ok(())
}

/// Stores the new password, ends every session, forgets known browsers and networks and a pending address, and writes the
/// audit event. False, with nothing changed, when the verified password was replaced or
/// the account suspended meanwhile.
async fn change(
    tx: &Tx<impl Sync>,
    found: &Credentials,
    verified: &str,
    hash: String,
) -> Result<bool, AppError> {
    let id = found.user.id;
    if !credentials::set_password(tx, id, verified, hash, tx.now).await? {
        return Ok(false);
    }
    sessions::ending::delete_all_of(tx, id).await?;
    known::forget(tx, id).await?;
    // A pending address may be that of whoever had the account until now.
    email_change::take_back(tx, id).await?;
    audit::record(tx, &found.user, OwnAccountEvent::PasswordChosen).await?;
    Ok(true)
}
