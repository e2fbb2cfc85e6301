//! Passwords that were forgotten: a temporary one by mail, and a new one in its place (D2).

use chrono::TimeDelta;
use reedling_core::accounts::{
    password::request::ResetPasswordRequest, sign_in::ForgotPasswordRequest,
};
use uuid::Uuid;

use super::{change, find, open, refuse_own, tell};
use crate::{
    accounts::{
        known, proof,
        queries::{
            credentials,
            users::{self, UserRecord},
        },
        rate_limit,
        verification::Match,
        weak_passwords,
    },
    audit::{self, AccountEvent, By},
    error::AppError,
    mail::{self, Message},
    security::{client::Client, timing, token},
    state::AppState,
};

/// How long a requested temporary password works (D2).
const RESET_VALID: TimeDelta = TimeDelta::hours(1);

/// Mails a temporary password to a known address: it works for an hour, or as long as an invitation's would have. An
/// unknown address gets the same answer after the same time.
///
/// # Errors
/// 422 when the address is no address.
pub(crate) async fn forgot(
    state: &AppState,
    request: &ForgotPasswordRequest,
    client: &Client,
) -> Result<(), AppError> {
    let address = request.check()?;
    timing::pad_to_interval(mail_temporary(state, address, client)).await
}

async fn mail_temporary(
    state: &AppState,
    address: String,
    client: &Client,
) -> Result<(), AppError> {
    let password = token::temporary_password();
    let hash = token::temporary_hash(&password);
    state
        .write(async |tx| {
            let now = tx.now;
            let found = users::find_by_email(&tx, &address).await?;
            let owner = found.as_ref().map(|user| user.id);
            // The network's limit, which others may reach, does not hold for an owner who has signed in there.
            let is_known_network = known::is_known_network(&tx, owner, client, now).await?;
            let may_mail =
                rate_limit::may_mail_owner(&tx, &address, client, is_known_network, now).await?;
            let may_come_in = |user: &UserRecord| !user.standing.is_suspended();
            let in_an_hour = now + RESET_VALID;
            if let Some(user) = found.filter(|user| may_mail && may_come_in(user))
                // The account may have been suspended at this moment.
                && let Some(expires_at) =
                    credentials::set_temporary(&tx, user.id, hash, in_an_hour).await?
            {
                let event = AccountEvent::TemporaryPasswordAsked((&user).into());
                audit::record(&tx, By::Anybody, event).await?;
                let public_url = &state.config.public_url;
                let message = Message::PasswordReset {
                    link: format!("{public_url}/auth/reset-password?uid={}", user.id),
                    password,
                    expires_at: Some(expires_at).filter(|time| *time > in_an_hour),
                };
                mail::enqueue_for(&tx, now, &message.to(address, user.name), user.id).await?;
            }
            Ok(())
        })
        .await
}

/// Sets a new password with the temporary one from the mail; every session ends.
///
/// # Errors
/// 422 when a rule is broken or the temporary password is wrong; 429 after repeated failures.
pub(crate) async fn reset(
    state: &AppState,
    request: ResetPasswordRequest,
    client: &Client,
) -> Result<(), AppError> {
    let reset = request.check()?;
    weak_passwords::refuse_common("newPassword", &reset.new_password)?;
    let wrong = || {
        let text = "This temporary password is wrong or does not work any more.";
        AppError::invalid("tempPassword", "wrong", text)
    };
    let id = Some(Uuid::from_u128(reset.user_id.0));
    let found = find(state, id).await?;
    let opened = open(state, id, found.as_ref(), &reset.temp_password, client).await?;
    let (Some(mut found), Some(Match::Temporary(verified))) = (found, &opened.matched) else {
        return Err(wrong());
    };
    refuse_own(&found, &reset.new_password)?;
    let hash = opened.hash(state, reset.new_password).await?;
    state
        .write(async |tx| {
            opened.succeeded(&tx).await?;
            if !change(&tx, &found, verified, hash).await? {
                return Err(wrong());
            }
            proof::by_temporary(&tx, state, &mut found).await?;
            tell(&tx, &found).await
        })
        .await
}
