//! Validating a provider's ID token, and the identity in it.

use std::error::Error;

use chrono::{DateTime, Utc};
use openidconnect::{
    AccessToken, AccessTokenHash, RequestTokenError, SignatureVerificationError,
    core::{
        CoreErrorResponseType, CoreIdToken, CoreIdTokenClaims, CoreIdTokenVerifier,
        CoreJwsSigningAlgorithm as Algorithm, CoreRequestTokenError, CoreUserInfoClaims,
    },
};

use super::{Client, Identity, OpenIdError, transport::TransportError};

/// Signatures by a key pair only: with a shared secret, or none, others than the provider could make a token.
const ALGORITHMS: [Algorithm; 9] = [
    Algorithm::RsaSsaPkcs1V15Sha256,
    Algorithm::RsaSsaPkcs1V15Sha384,
    Algorithm::RsaSsaPkcs1V15Sha512,
    Algorithm::RsaSsaPssSha256,
    Algorithm::RsaSsaPssSha384,
    Algorithm::RsaSsaPssSha512,
    Algorithm::EcdsaP256Sha256,
    Algorithm::EcdsaP384Sha384,
    Algorithm::EdDsa,
];

/// Checks issuer, audience and signature by the discovery document, and expiry by the server's clock.
pub(super) fn verifier(client: &Client, now: DateTime<Utc>) -> CoreIdTokenVerifier<'_> {
    client
        .id_token_verifier()
        .set_allowed_algs(ALGORITHMS)
        .set_time_fn(move || now)
}

/// Whether the key that the token names is among the provider's.
pub(super) fn has_key(token: &CoreIdToken, verifier: &CoreIdTokenVerifier<'_>) -> bool {
    !matches!(
        token.signing_key(verifier),
        Err(SignatureVerificationError::NoMatchingKey)
    )
}

/// Checks that the access token belongs to the ID token, where that says so (OpenID Connect Core §3.1.3.8).
///
/// # Errors
/// [`OpenIdError::Refused`] when it does not.
pub(super) fn check_access_token(
    claims: &CoreIdTokenClaims,
    token: &CoreIdToken,
    verifier: &CoreIdTokenVerifier<'_>,
    access_token: &AccessToken,
) -> Result<(), OpenIdError> {
    let Some(expected) = claims.access_token_hash() else {
        return Ok(());
    };
    let algorithm = token.signing_alg().map_err(|error| refused(&error))?;
    let key = token
        .signing_key(verifier)
        .map_err(|error| refused(&error))?;
    let hash = AccessTokenHash::from_token(access_token, algorithm, key)
        .map_err(|error| refused(&error))?;
    if hash == *expected {
        Ok(())
    } else {
        Err(OpenIdError::Refused("another access token".to_owned()))
    }
}

/// The identity in the ID token, completed from the user-info endpoint. Address and its verification come from the same
/// source.
pub(super) fn identity(claims: &CoreIdTokenClaims, more: Option<&CoreUserInfoClaims>) -> Identity {
    let (email, verified) = match more {
        Some(more) => (more.email(), more.email_verified()),
        None => (claims.email(), claims.email_verified()),
    };
    let name = claims.name().or_else(|| more?.name());
    Identity {
        issuer: claims.issuer().to_string(),
        subject: claims.subject().to_string(),
        verified_email: email
            .filter(|_| verified == Some(true))
            .map(|email| email.to_string()),
        name: name
            .and_then(|name| name.get(None))
            .map(|name| name.to_string()),
    }
}

/// The provider rejects the code; any other error is a fault of the provider or of the settings.
pub(super) fn code_error(error: &CoreRequestTokenError<TransportError>) -> OpenIdError {
    match error {
        RequestTokenError::ServerResponse(answer)
            if *answer.error() == CoreErrorResponseType::InvalidGrant =>
        {
            refused(error)
        }
        _ => unavailable(error),
    }
}

/// The provider's answer is not for this sign-in.
pub(super) fn refused(error: &dyn Error) -> OpenIdError {
    OpenIdError::Refused(causes(error))
}

/// The provider cannot be reached, or does not keep to the protocol.
pub(super) fn unavailable(error: &dyn Error) -> OpenIdError {
    OpenIdError::Unavailable(causes(error))
}

/// What went wrong and why, for the log.
fn causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text
}
