//! A new address waits until the link that is mailed to it is opened (D12).

use chrono::TimeDelta;
use reedling_db::{Tx, value_types::LinkPurpose};
use sea_orm::{DbErr, SqlErr};
use url::form_urlencoded;
use uuid::Uuid;

use super::{
    activation::invalid_link,
    addresses, proof,
    queries::{account_tokens, standing, throttle, users::UserRecord},
};
use crate::{
    audit::{self, OwnAccountEvent},
    error::AppError,
    mail::{self, Message},
    security::token::Token,
    settings::{self, queries::Change},
    state::AppState,
};

/// How long the link works.
const LINK_VALID: TimeDelta = TimeDelta::hours(24);
/// How often a user may ask within an hour, as each time a stranger may get a mail.
const MOST_AN_HOUR: i32 = 10;

/// Drops the pending address and its link.
pub(crate) async fn take_back(tx: &Tx<impl Sync>, user_id: Uuid) -> Result<(), AppError> {
    account_tokens::delete(tx, user_id, LinkPurpose::EmailChange).await?;
    Ok(settings::queries::set(tx, tx.now, user_id, Change::PendingEmail(None)).await?)
}

/// Stores the new address as pending, mails the link to it and notifies the old one. When the address is in use, its
/// owner is notified instead, no link is made, and the caller learns nothing of it.
///
/// # Errors
/// 429 when the user has asked too often.
pub(crate) async fn ask(
    tx: &Tx<impl Sync>,
    state: &AppState,
    user: &UserRecord,
    address: String,
) -> Result<(), AppError> {
    account_tokens::delete(tx, user.id, LinkPurpose::EmailChange).await?;
    count(tx, user.id).await?;
    let pending = Change::PendingEmail(Some(address.clone()));
    settings::queries::set(tx, tx.now, user.id, pending).await?;
    match addresses::holder(tx, &address).await? {
        Some(owner) => {
            let (to, name) = (address, owner.name);
            mail::enqueue(tx, tx.now, &Message::AddressInUse.to(to, name)).await?;
        }
        None => mail_link(tx, state, user, address).await?,
    }
    if let Some(to) = user.email.clone() {
        let name = user.name.clone();
        mail::enqueue(tx, tx.now, &Message::AddressChanging.to(to, name)).await?;
    }
    Ok(audit::record(tx, user, OwnAccountEvent::AddressChangeAsked).await?)
}

/// Mails another link to the pending address; false when there is none, or another account has taken it.
pub(crate) async fn mail_link_again(
    tx: &Tx<impl Sync>,
    state: &AppState,
    user: &UserRecord,
) -> Result<bool, AppError> {
    let Some(address) = user.pending_email.clone() else {
        return Ok(false);
    };
    if addresses::holder(tx, &address).await?.is_some() {
        return Ok(false);
    }
    mail_link(tx, state, user, address).await?;
    Ok(true)
}

/// Makes the pending address the sign-in address, which it answers. Whatever was mailed to the old address stops
/// working.
///
/// # Errors
/// 422 when nothing waits any more, or the address has become somebody else's.
pub(crate) async fn finish(
    tx: &Tx<impl Sync>,
    state: &AppState,
    mut user: UserRecord,
) -> Result<Option<String>, AppError> {
    let address = user.pending_email.take().ok_or_else(invalid_link)?;
    standing::delete_unactivated_at(tx, &address).await?;
    settings::queries::set(tx, tx.now, user.id, Change::Email(address.clone()))
        .await
        .map_err(refused)?;
    proof::prove_address(tx, state, &mut user).await?;
    for purpose in [LinkPurpose::EmailChange, LinkPurpose::Activation] {
        account_tokens::delete(tx, user.id, purpose).await?;
    }
    audit::record(tx, &user, OwnAccountEvent::AddressChanged).await?;
    Ok(Some(address))
}

/// Counts this change, and refuses it above the limit.
async fn count(tx: &Tx<impl Sync>, user_id: Uuid) -> Result<(), AppError> {
    let key = format!("email-change:{user_id}");
    let counted = throttle::count(tx, &key, tx.now, throttle::WINDOW).await?;
    if counted.count <= MOST_AN_HOUR {
        return Ok(());
    }
    let until = counted.window_started_at + throttle::WINDOW;
    Err(AppError::too_many_attempts(until, tx.now))
}

/// Makes a link that works once and for a day, replaces an earlier one, and mails it to the new address.
async fn mail_link(
    tx: &Tx<impl Sync>,
    state: &AppState,
    user: &UserRecord,
    address: String,
) -> Result<(), AppError> {
    let (token, expires_at) = (Token::generate(), tx.now + LINK_VALID);
    let purpose = LinkPurpose::EmailChange;
    account_tokens::insert(tx, tx.now, user.id, purpose, token.hash, expires_at).await?;
    let query = form_urlencoded::Serializer::new(String::new())
        .append_pair("token", &token.secret)
        .finish();
    let link = format!("{}/auth/activate?{query}", state.config.public_url);
    let mail = Message::NewAddress { link }.to(address, user.name.clone());
    mail::enqueue_for(tx, tx.now, &mail, user.id).await
}

/// Another account took the address in the meantime.
fn refused(error: DbErr) -> AppError {
    match error.sql_err() {
        Some(SqlErr::UniqueConstraintViolation(_)) => invalid_link(),
        _ => error.into(),
    }
}
