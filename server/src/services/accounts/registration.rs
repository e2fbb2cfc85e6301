//! Joining as a teacher (D2, D12).

use chrono::TimeDelta;
use reedling_core::{
    access::Role,
    account::{
        registration::Registration,
        sign_in::{ForgotPassword, check_activation},
    },
    email,
};
use sea_orm::ConnectionTrait;
use url::form_urlencoded;
use uuid::Uuid;

use super::{email_change, pace, quota, trail};
use crate::{
    error::AppError,
    mail::{self, Message},
    model::{
        activity::ActivityStatus,
        client::Client,
        user::{PENDING, UserRecord},
    },
    security::token::{self, Token},
    state::AppState,
    store::{
        account_tokens::{self, Purpose},
        credentials, teachers,
        users::{self, NewUser},
    },
};

/// How long an activation link works (D2).
const LINK_VALID: TimeDelta = TimeDelta::hours(24);

/// What the registration screen sends.
#[derive(Debug)]
pub struct RegisterCommand {
    /// Full name.
    pub name: String,
    /// Sign-in address.
    pub email: String,
    /// Password.
    pub password: String,
}

/// Registers a pending teacher and mails an activation link; the owner of a known address is told instead.
///
/// # Errors
/// 422 when a rule of core is broken.
pub async fn register(
    state: &AppState,
    command: RegisterCommand,
    client: &Client,
) -> Result<(), AppError> {
    let draft = Registration {
        name: command.name,
        email: command.email,
        confirm_password: command.password.clone(),
        password: command.password,
    };
    draft.check().into_result()?;
    let address = email::normalized(&draft.email);
    let name = draft.name.trim().to_owned();
    pace::evenly(async {
        // Hashed for everybody, as the time would tell otherwise.
        let hash = state.passwords.hash(draft.password).await?;
        match enter(state, &name, &address, &hash, client).await {
            // Somebody registered the address at the same moment: now it is known.
            Err(AppError::Conflict { .. }) => enter(state, &name, &address, &hash, client).await,
            entered => entered,
        }
    })
    .await
}

/// Writes the account of an address that is new. While an account is pending the last registration counts, and
/// only its link works: who registers somebody else's address first gains nothing. Once the address had its mails of
/// the hour no link works, rather than an earlier one for what was registered last.
async fn enter(
    state: &AppState,
    name: &str,
    address: &str,
    hash: &str,
    client: &Client,
) -> Result<(), AppError> {
    let now = state.clock.now();
    let (name, address, hash) = (name.to_owned(), address.to_owned(), hash.to_owned());
    let txn = state.db.begin_write().await?;
    let may_mail = quota::may_mail(&txn, &address, client, now).await?;
    match users::find_by_email(&txn, &address).await? {
        Some(mut owner) if owner.status == PENDING => {
            credentials::renew_pending(&txn, owner.id, &name, hash, now).await?;
            owner.name = name;
            if may_mail {
                mail_link(&txn, state, &owner).await?;
            } else {
                account_tokens::delete(&txn, owner.id, Purpose::Activation).await?;
            }
            let did = "registered once more as a teacher";
            trail::by_anybody(&txn, now, &owner, did, ActivityStatus::Pending).await?;
        }
        Some(owner) if may_mail => {
            let did = "has an account already; somebody tried to register the address";
            trail::by_anybody(&txn, now, &owner, did, ActivityStatus::Inactive).await?;
            let message = Message::AccountExists {
                to: address,
                name: owner.name,
            };
            mail::enqueue(&txn, now, &message).await?;
        }
        None if may_mail => {
            let user = create(&txn, state, name, address, hash).await?;
            mail_link(&txn, state, &user).await?;
        }
        _ => {}
    }
    txn.commit().await?;
    Ok(())
}

async fn create(
    conn: &impl ConnectionTrait,
    state: &AppState,
    name: String,
    address: String,
    password_hash: String,
) -> Result<UserRecord, AppError> {
    let now = state.clock.now();
    let user = NewUser {
        id: Uuid::now_v7(),
        name,
        email: Some(address),
        role: Role::Teacher,
        status: PENDING,
        password_hash: Some(password_hash),
        temporary_password: None,
        phone_number: None,
    };
    let record = UserRecord {
        id: user.id,
        name: user.name.clone(),
        email: user.email.clone(),
        role: user.role,
        status: user.status.to_owned(),
        phone_number: None,
        pending_email: None,
        created_at: now,
    };
    users::insert(conn, now, user).await?;
    teachers::insert(conn, record.id, None).await?;
    let did = "registered as a teacher";
    trail::by_owner(conn, now, &record, did, ActivityStatus::Pending).await?;
    Ok(record)
}

/// Makes a link that works once and for a day, and mails it. The address travels along, so that the screen can
/// offer another link when this one has expired.
pub(in crate::services) async fn mail_link(
    conn: &impl ConnectionTrait,
    state: &AppState,
    user: &UserRecord,
) -> Result<(), AppError> {
    let Some(address) = user.email.clone() else {
        return Ok(());
    };
    let now = state.clock.now();
    let token = Token::generate();
    let expires_at = now + LINK_VALID;
    account_tokens::insert(
        conn,
        now,
        user.id,
        Purpose::Activation,
        token.hash,
        expires_at,
    )
    .await?;
    let query = form_urlencoded::Serializer::new(String::new())
        .append_pair("token", &token.secret)
        .append_pair("email", &address)
        .finish();
    let link = format!("{}/auth/activate?{query}", state.config.public_url);
    let message = Message::Activation {
        to: address,
        name: user.name.clone(),
        link,
    };
    mail::enqueue(conn, now, &message).await
}

/// Uses the link of an activation or of a new address; answers the address of the account.
///
/// # Errors
/// 422 when the link is missing, unknown, used or expired, or the new address is in use by now.
pub async fn activate(state: &AppState, token: String) -> Result<String, AppError> {
    check_activation(Some(&token)).into_result()?;
    let now = state.clock.now();
    let hash = token::hash(&token);
    let txn = state.db.begin_write().await?;
    let Some((user_id, purpose)) = account_tokens::find(&txn, hash.clone(), now).await? else {
        return Err(spent());
    };
    if !account_tokens::use_up(&txn, hash, now).await? {
        return Err(spent());
    }
    let user = users::by_id(&txn, user_id).await?.ok_or_else(spent)?;
    let email = match purpose {
        Purpose::Activation => finish(&txn, state, user).await?,
        Purpose::EmailChange => email_change::finish(&txn, now, user).await?,
    };
    txn.commit().await?;
    email.ok_or_else(spent)
}

/// Makes the account active; answers its address.
async fn finish(
    conn: &impl ConnectionTrait,
    state: &AppState,
    user: UserRecord,
) -> Result<Option<String>, AppError> {
    let now = state.clock.now();
    credentials::activate(conn, user.id, now).await?;
    let did = "activated the account";
    trail::by_owner(conn, now, &user, did, ActivityStatus::Active).await?;
    Ok(user.email)
}

/// The link works no more.
pub(super) fn spent() -> AppError {
    let text = "This activation link does not work any more. Please ask for a new one.";
    AppError::invalid("token", "spent", text)
}

/// Mails a new activation link to a pending account.
///
/// # Errors
/// 422 when the address is no address.
pub async fn resend(state: &AppState, email: String, client: &Client) -> Result<(), AppError> {
    let draft = ForgotPassword { email };
    draft.check().into_result()?;
    let address = email::normalized(&draft.email);
    pace::evenly(async {
        let now = state.clock.now();
        let txn = state.db.begin_write().await?;
        let may_mail = quota::may_mail(&txn, &address, client, now).await?;
        let found = users::find_by_email(&txn, &address).await?;
        if let Some(user) = found.filter(|user| may_mail && user.status == PENDING) {
            mail_link(&txn, state, &user).await?;
            let did = "asked for another activation link";
            trail::by_anybody(&txn, now, &user, did, ActivityStatus::Pending).await?;
        }
        txn.commit().await?;
        Ok(())
    })
    .await
}

/// Whether a link is still good; it is not used up.
///
/// # Errors
/// When the database fails.
pub async fn verify(state: &AppState, token: String) -> Result<bool, AppError> {
    let now = state.clock.now();
    let found = account_tokens::find(state.db.read(), token::hash(&token), now).await?;
    Ok(found.is_some())
}
