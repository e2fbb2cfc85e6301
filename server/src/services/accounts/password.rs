//! Forgotten, temporary and new passwords (D2).

use chrono::TimeDelta;
use reedling_core::{
    account::{
        password::{NewPassword, ResetPassword},
        sign_in::ForgotPassword,
    },
    email,
};
use uuid::Uuid;

use super::{
    current, guessable, known, pace, proof, quota,
    session::{self, SignedIn},
    throttle::Try,
    verification::{self, Match, Opened},
};
use crate::{
    error::AppError,
    mail::{self, Message},
    model::{
        account::AccountStatus,
        activity::{Activity, ActivityKind, ActivityStatus},
        client::Client,
        user::{CurrentUser, UserRecord},
    },
    security::token,
    state::AppState,
    store::{
        activities,
        credentials::{self, Credentials},
        sessions, users,
    },
};

/// How long a temporary password works that was asked for (D2).
const RESET_VALID: TimeDelta = TimeDelta::hours(1);

/// What the set-new-password screen sends.
#[derive(Debug)]
pub struct NewPasswordCommand {
    /// The account, where nobody is signed in.
    pub user_id: Option<Uuid>,
    /// Present or temporary password.
    pub current_password: String,
    /// The new one.
    pub new_password: String,
}

/// What the reset screen sends.
#[derive(Debug)]
pub struct ResetCommand {
    /// The account, from the link.
    pub user_id: String,
    /// The temporary password, from the mail.
    pub temp_password: String,
    /// The new one.
    pub new_password: String,
}

/// Mails a temporary password (1 h) to a known address; an unknown one answers the same in the same time.
///
/// # Errors
/// 422 when the address is no address.
pub async fn forgot(state: &AppState, email: String, client: &Client) -> Result<(), AppError> {
    let draft = ForgotPassword { email };
    draft.check().into_result()?;
    let address = email::normalized(&draft.email);
    pace::evenly(mail_temporary(state, address, client)).await
}

async fn mail_temporary(
    state: &AppState,
    address: String,
    client: &Client,
) -> Result<(), AppError> {
    let password = token::temporary_password();
    let hash = token::temporary_hash(&password);
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let may_mail = quota::may_mail(&txn, &address, client, now).await?;
    let found = users::find_by_email(&txn, &address).await?;
    let may_come_in = |user: &UserRecord| user.standing.status() != AccountStatus::Suspended;
    if let Some(user) = found.filter(|user| may_mail && may_come_in(user)) {
        credentials::set_temporary(&txn, user.id, hash, now + RESET_VALID).await?;
        let link = format!(
            "{}/auth/reset-password?uid={}",
            state.config.public_url, user.id
        );
        let activity = Activity {
            kind: ActivityKind::SystemUpdate,
            actor_id: None,
            subject_id: Some(user.id),
            description: format!("A temporary password was asked for {}", user.name),
            status: ActivityStatus::Pending,
        };
        activities::record(&txn, now, activity).await?;
        let message = Message::PasswordReset {
            to: address,
            name: user.name,
            password,
            link,
        };
        mail::enqueue(&txn, now, &message).await?;
    }
    txn.commit().await?;
    Ok(())
}

/// Sets a new password with the temporary one from the mail; every session ends.
///
/// # Errors
/// 422 when a rule is broken or the temporary password is wrong; 429 after repeated failures.
pub async fn reset(
    state: &AppState,
    command: ResetCommand,
    client: &Client,
) -> Result<(), AppError> {
    let draft = ResetPassword {
        user_id: command.user_id,
        temp_password: command.temp_password,
        confirm_password: command.new_password.clone(),
        new_password: command.new_password,
    };
    draft.check().into_result()?;
    guessable::refuse_common("newPassword", &draft.new_password)?;
    let wrong = || {
        let text = "This temporary password is wrong or does not work any more.";
        AppError::invalid("tempPassword", "wrong", text)
    };
    let id = Uuid::parse_str(draft.user_id.trim()).ok();
    let found = find(state, id).await?;
    let opened = open(
        state,
        id,
        found.as_ref(),
        draft.temp_password.trim(),
        client,
    )
    .await?;
    let (Some(mut found), Some(Match::Temporary(verified))) = (found, &opened.matched) else {
        return Err(wrong());
    };
    refuse_own(&found, &draft.new_password)?;
    let hash = opened.hash(state, draft.new_password).await?;
    let txn = state.db.begin_write().await?;
    opened.succeeded(&txn).await?;
    if !change(&txn, state, &found, verified, hash).await? {
        return Err(wrong());
    }
    proof::by_temporary(&txn, state, &mut found).await?;
    txn.commit().await?;
    Ok(())
}

/// Chooses a new password and gives a fresh session; all others end.
///
/// # Errors
/// 422 when a rule is broken or the current password is wrong; 429 after repeated failures.
pub async fn set_new(
    state: &AppState,
    caller: Option<CurrentUser>,
    command: NewPasswordCommand,
    client: &Client,
) -> Result<SignedIn, AppError> {
    let draft = NewPassword {
        current_password: command.current_password,
        confirm_password: command.new_password.clone(),
        new_password: command.new_password,
    };
    draft.check().into_result()?;
    guessable::refuse_common("newPassword", &draft.new_password)?;
    let id = caller.as_ref().map(|caller| caller.id).or(command.user_id);
    let found = find(state, id).await?;
    let typed = &draft.current_password;
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
    }
    refuse_own(&found, &draft.new_password)?;
    let (Match::Password(verified) | Match::Temporary(verified)) = matched;
    let hash = opened.hash(state, draft.new_password).await?;
    let now = state.clock.now();
    let known = known::browser(state.db.read(), Some(found.user.id), client, now).await?;
    let txn = state.db.begin_write().await?;
    opened.succeeded(&txn).await?;
    if !change(&txn, state, &found, verified, hash).await? {
        return Err(wrong_current());
    }
    if matches!(matched, Match::Temporary(_)) {
        proof::by_temporary(&txn, state, &mut found).await?;
    }
    let mut signed_in = session::start(&txn, state, found.user, client).await?;
    // A browser that was known stays so, by another cookie; nobody has said so of any other.
    if known.is_some() {
        signed_in.make_known(&txn, state, client).await?;
    }
    txn.commit().await?;
    Ok(signed_in)
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

/// What the typed password is to an account that somebody names who is not signed in; an unknown one takes as long.
async fn open(
    state: &AppState,
    id: Option<Uuid>,
    found: Option<&Credentials>,
    typed: &str,
    client: &Client,
) -> Result<Opened, AppError> {
    let name = found.and_then(|found| found.user.email.clone());
    let name = name.unwrap_or_else(|| id.unwrap_or_default().to_string());
    let attempted = Try {
        name: &name,
        owner: found.map(|found| &found.user),
        client,
    };
    verification::open(state, found, typed, attempted).await
}

fn refuse_own(found: &Credentials, password: &str) -> Result<(), AppError> {
    let user = &found.user;
    guessable::refuse_own("newPassword", password, &user.name, user.email.as_deref())
}

/// Stores the new password, ends every session, forgets browsers and networks, and leaves a line in the audit trail; false, with nothing done,
/// when the verified password has been replaced meanwhile.
async fn change(
    conn: &impl sea_orm::ConnectionTrait,
    state: &AppState,
    found: &Credentials,
    verified: &str,
    hash: String,
) -> Result<bool, AppError> {
    let now = state.clock.now();
    let id = found.user.id;
    if !credentials::set_password(conn, id, verified, hash, now).await? {
        return Ok(false);
    }
    sessions::ending::delete_all_of(conn, id).await?;
    known::forget(conn, id).await?;
    let activity = Activity {
        kind: ActivityKind::SystemUpdate,
        actor_id: Some(id),
        subject_id: Some(id),
        description: format!("{} chose a new password", found.user.name),
        status: ActivityStatus::Active,
    };
    activities::record(conn, now, activity).await?;
    Ok(true)
}
