//! Mailed links that prove an address: of a new account, or of a changed address.

use chrono::TimeDelta;
use reedling_core::accounts::sign_in::{ResendActivationRequest, check_activation};
use reedling_db::{Tx, value_types::LinkPurpose};
use schemars::JsonSchema;
use serde::Deserialize;
use url::form_urlencoded;

use super::{
    email_change, proof,
    queries::{
        account::WaitsFor,
        account_tokens, credentials,
        users::{self, UserRecord},
    },
    rate_limit, session,
};
use crate::{
    audit::{self, AccountEvent, By, OwnAccountEvent},
    error::AppError,
    mail::{self, Message},
    security::{
        client::Client,
        timing,
        token::{self, Token},
    },
    state::AppState,
};

/// What a mailed link has in its query.
#[derive(Default, Deserialize, JsonSchema)]
pub(crate) struct ActivationLink {
    pub token: Option<String>,
}

/// How long an activation link works.
const LINK_VALID: TimeDelta = TimeDelta::hours(24);

/// Mails a link that works once and for a day. It carries the address, so that the screen can offer another link when
/// it has expired.
pub(crate) async fn mail_link(
    tx: &Tx<impl Sync>,
    state: &AppState,
    user: &UserRecord,
) -> Result<(), AppError> {
    let Some(address) = user.email.clone() else {
        return Ok(());
    };
    let token = Token::generate();
    let expires_at = tx.now + LINK_VALID;
    account_tokens::insert(
        tx,
        tx.now,
        user.id,
        LinkPurpose::Activation,
        token.hash,
        expires_at,
    )
    .await?;
    let query = form_urlencoded::Serializer::new(String::new())
        .append_pair("token", &token.secret)
        .append_pair("email", &address)
        .finish();
    let link = format!("{}/auth/activate?{query}", state.config.public_url);
    let found = credentials::by_id(tx, user.id, tx.now).await?;
    let message = Message::Activation {
        link,
        without_password: found.is_some_and(|found| found.password_hash.is_none()),
    };
    mail::enqueue(tx, tx.now, &message.to(address, user.name.clone())).await
}

/// Uses the link of an activation or of a new address; answers the address of the account.
///
/// # Errors
/// 422 when the link is missing, unknown, used or expired, or the new address is in use by now. Of a used one it says
/// so: who opens the mail a second time has nothing left to do.
pub(crate) async fn activate(state: &AppState, token: String) -> Result<String, AppError> {
    check_activation(Some(&token)).into_result()?;
    let hash = token::hash(&token);
    let email = state
        .write(async |tx| {
            let Some((user_id, purpose)) = account_tokens::find(&tx, hash.clone(), tx.now).await?
            else {
                return Err(refusal(&tx, hash).await?);
            };
            if !account_tokens::use_up(&tx, hash.clone(), tx.now).await? {
                return Err(refusal(&tx, hash).await?);
            }
            let user = users::by_id(&tx, user_id).await?;
            // Suspension deletes links; one that was made at the same moment is refused here.
            let may_come_in = |user: &UserRecord| !user.standing.is_suspended();
            let user = user.filter(may_come_in).ok_or_else(invalid_link)?;
            match purpose {
                LinkPurpose::Activation => finish(&tx, state, user).await,
                LinkPurpose::EmailChange => email_change::finish(&tx, state, user).await,
            }
        })
        .await?;
    email.ok_or_else(invalid_link)
}

/// Proves the address, which it answers.
async fn finish(
    tx: &Tx<impl Sync>,
    state: &AppState,
    mut user: UserRecord,
) -> Result<Option<String>, AppError> {
    proof::prove_address(tx, state, &mut user).await?;
    audit::record(tx, &user, OwnAccountEvent::Activated).await?;
    Ok(user.email)
}

/// Why a link is refused: it was used, most often by the same person a moment ago, or it is invalid or expired.
async fn refusal(tx: &Tx<impl Sync>, hash: Vec<u8>) -> Result<AppError, AppError> {
    let Some(user_id) = account_tokens::used_by(tx, hash, tx.now).await? else {
        return Ok(invalid_link());
    };
    let user = users::by_id(tx, user_id).await?;
    let may_sign_in = user.is_some_and(|user| session::may_enter(user.standing).is_ok());
    Ok(if may_sign_in { used() } else { invalid_link() })
}

/// The link was used already.
fn used() -> AppError {
    let text = "This link has been used already, and your address is confirmed. You can sign in.";
    AppError::invalid("token", "used", text)
}

/// The link is invalid or has expired.
pub(super) fn invalid_link() -> AppError {
    let text = "This link no longer works. Please ask for a new one.";
    AppError::invalid("token", "spent", text)
}

/// Mails a new activation link to an account that waits for it.
///
/// # Errors
/// 422 when the address is no address.
pub(crate) async fn resend(
    state: &AppState,
    request: &ResendActivationRequest,
    client: &Client,
) -> Result<(), AppError> {
    let address = request.check()?;
    timing::pad_to_interval(state.write(async |tx| {
        let may_mail = rate_limit::may_mail(&tx, &address, client, tx.now).await?;
        let found = users::find_by_email(&tx, &address).await?;
        let waits = |user: &UserRecord| user.standing.waits_for() == Some(WaitsFor::Activation);
        if let Some(user) = found.filter(|user| may_mail && waits(user)) {
            mail_link(&tx, state, &user).await?;
            let event = AccountEvent::ActivationLinkAsked((&user).into());
            audit::record(&tx, By::Anybody, event).await?;
        }
        Ok(())
    }))
    .await
}

/// Whether a link still works; it is not used up.
pub(crate) async fn verify(state: &AppState, token: String) -> Result<bool, AppError> {
    let now = state.clock.now();
    let found = account_tokens::find(state.db.read(), token::hash(&token), now).await?;
    Ok(found.is_some())
}
