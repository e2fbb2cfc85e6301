//! Signing in with Google, or whichever OpenID provider the settings name (D2, D12).

mod linking;

use chrono::TimeDelta;
use reedling_core::{accounts::sign_in::GoogleRequest, email};

use super::{
    queries::external_sign_ins::{self, NewSignIn},
    rate_limit,
    session::SignedIn,
};
use crate::{
    error::{AppError, code::Code},
    openid::{OpenId, OpenIdError},
    security::{
        client::Client,
        token::{self, Token},
    },
    state::AppState,
};

/// How long a sign-in at the provider may take (D12).
pub(crate) const SIGN_IN_LIFETIME: TimeDelta = TimeDelta::minutes(10);

const OFF: &str = "Google sign-in is not set up here.";

/// The redirect to the provider.
pub(crate) struct Redirect {
    /// The provider's page.
    pub url: String,
    /// The value of the browser's cookie until it is back; only its hash is stored.
    pub handle: String,
}

/// Whether a provider is configured.
pub(crate) fn is_on(state: &AppState) -> bool {
    state.openid.is_some()
}

/// Sends a browser to the provider. State, nonce and PKCE verifier are stored in the database, so that any replica can
/// finish the sign-in (D12).
///
/// # Errors
/// 404 when no provider is configured, 503 when it does not answer, 429 after very many from one network.
pub(crate) async fn begin(state: &AppState, client: &Client) -> Result<Redirect, AppError> {
    let now = state.clock.now();
    let authorization = provider(state)?.begin(now).await.map_err(failure)?;
    let handle = Token::generate();
    let new = NewSignIn {
        handle_hash: handle.hash,
        state_hash: token::hash(&authorization.state),
        nonce: authorization.nonce,
        pkce_verifier: authorization.pkce_verifier,
        expires_at: now + SIGN_IN_LIFETIME,
    };
    let waiting = state
        .write(async |tx| {
            let waiting = rate_limit::provider_sign_in(&tx, client, now).await?;
            if waiting.is_none() {
                external_sign_ins::insert(&tx, new).await?;
            }
            Ok(waiting)
        })
        .await?;
    match waiting {
        Some(until) => Err(AppError::too_many_attempts(until, now)),
        None => Ok(Redirect {
            url: authorization.url,
            handle: handle.secret,
        }),
    }
}

/// Finishes a sign-in of a person whom the provider has identified, with a verified address. The handle is the cookie's
/// value, if there is one.
///
/// # Errors
/// 404 when no provider is configured; 422 without a code, and when the state is not that of this browser or too
/// old; 401 when the provider does not accept the code; 403 when it has not verified the address; 503 when it
/// does not answer.
pub(crate) async fn finish(
    state: &AppState,
    request: GoogleRequest,
    handle: Option<String>,
    client: &Client,
) -> Result<SignedIn, AppError> {
    let provider = provider(state)?;
    let answer = request.check()?;
    let now = state.clock.now();
    let handle = handle.ok_or_else(lost)?;
    let handle = token::hash(&handle);
    let taken = token::hash(&answer.state);
    // Delete them before the provider is asked: a code is tried once.
    let secrets = external_sign_ins::take(state.db.write(), handle, taken, now)
        .await?
        .ok_or_else(lost)?;
    let identity = provider
        .finish(now, answer.code, secrets.nonce, secrets.pkce_verifier)
        .await
        .map_err(failure)?;
    let address = identity.verified_email.as_deref().map(email::normalized);
    let address = address
        .filter(|address| email::is_email(address))
        .ok_or_else(unverified)?;
    match linking::open(state, &identity, &address, client).await {
        // The same person signed in at the same moment: the account exists now.
        Err(AppError::Conflict { .. }) => linking::open(state, &identity, &address, client).await,
        opened => opened,
    }
}

fn provider(state: &AppState) -> Result<&OpenId, AppError> {
    state.openid.as_ref().ok_or(AppError::NotFound(OFF))
}

/// The cause is logged; the user only learns whether another try makes sense.
fn failure(error: OpenIdError) -> AppError {
    match error {
        OpenIdError::Unavailable(cause) => AppError::ProviderUnavailable(cause),
        OpenIdError::Refused(cause) => {
            tracing::warn!(cause, "the OpenID provider's answer was refused");
            AppError::Unauthenticated("Failed to authenticate with Google")
        }
    }
}

fn lost() -> AppError {
    let text =
        "This sign-in was not started in this browser, or it took too long. Please try again.";
    AppError::invalid("state", "unknown", text)
}

fn unverified() -> AppError {
    AppError::Forbidden {
        code: Code::EmailNotVerified,
        message: "Google has not verified your email address, so it cannot be used to sign in."
            .to_owned(),
    }
}
