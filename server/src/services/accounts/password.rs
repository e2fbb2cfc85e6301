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
    pace, proof, quota,
    session::{self, SignedIn},
    throttle::Attempt,
    verification::{self, Match},
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
    // Hashed for everybody, as the time would tell otherwise.
    let password = token::temporary_password();
    let hash = state.passwords.hash(password.clone()).await?;
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
    let wrong = || {
        let text = "This temporary password is wrong or does not work any more.";
        AppError::invalid("tempPassword", "wrong", text)
    };
    let id = Uuid::parse_str(draft.user_id.trim()).ok();
    let opened = open(state, id, draft.temp_password.trim(), client).await?;
    let Some((mut found, Match::Temporary(verified), attempt)) = opened else {
        return Err(wrong());
    };
    let hash = state.passwords.hash(draft.new_password).await?;
    let txn = state.db.begin_write().await?;
    attempt.succeeded(&txn).await?;
    if !change(&txn, state, &found, &verified, hash).await? {
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
    let id = caller.map(|caller| caller.id).or(command.user_id);
    let Some((mut found, matched, attempt)) =
        open(state, id, &draft.current_password, client).await?
    else {
        return Err(wrong_current());
    };
    let verified = match &matched {
        Match::Password(hash) => {
            // Only a mailed password shows that the address is the owner's.
            session::may_enter(found.user.standing)?;
            hash
        }
        Match::Temporary(hash) => hash,
        Match::None => return Err(wrong_current()),
    };
    let hash = state.passwords.hash(draft.new_password).await?;
    let txn = state.db.begin_write().await?;
    attempt.succeeded(&txn).await?;
    if !change(&txn, state, &found, verified, hash).await? {
        return Err(wrong_current());
    }
    if matches!(matched, Match::Temporary(_)) {
        proof::by_temporary(&txn, state, &mut found).await?;
    }
    let signed_in = session::start(&txn, state, found.user, client).await?;
    txn.commit().await?;
    Ok(signed_in)
}

fn wrong_current() -> AppError {
    AppError::invalid("currentPassword", "wrong", "The current password is wrong.")
}

/// The account with what the typed password is to it; an unknown account takes as long and is none.
async fn open(
    state: &AppState,
    id: Option<Uuid>,
    typed: &str,
    client: &Client,
) -> Result<Option<(Credentials, Match, Attempt)>, AppError> {
    let found = match id {
        Some(id) => credentials::by_id(state.db.read(), id, state.clock.now()).await?,
        None => None,
    };
    let key = found.as_ref().and_then(|found| found.user.email.clone());
    let key = key.unwrap_or_else(|| id.unwrap_or_default().to_string());
    let attempt = Attempt::begin(state, &key, client).await?;
    let matched = verification::verify(state, found.as_ref(), typed).await?;
    Ok(found.map(|found| (found, matched, attempt)))
}

/// Stores the new password, ends every session and leaves a line in the audit trail; false, with nothing done,
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
