//! Signing in and out, and who a token belongs to (D2).

use uuid::Uuid;

use crate::{
    error::AppError,
    http::client::Client,
    model::user::{CurrentUser, UserRecord},
    state::AppState,
};

/// What a right password gives.
#[derive(Debug)]
pub enum SignedIn {
    /// A session.
    Session {
        /// The bearer token; only its hash is kept.
        token: String,
        /// Who signed in.
        user: UserRecord,
    },
    /// The password was a temporary one: a new one must be chosen first.
    MustChangePassword {
        /// The account.
        user_id: Uuid,
    },
}

/// Signs in.
///
/// # Errors
/// 401 with one message for an unknown address and a wrong password, 403 while the account is pending, 429
/// after repeated failures.
pub async fn sign_in(
    _state: &AppState,
    _email: String,
    _password: String,
    _client: &Client,
) -> Result<SignedIn, AppError> {
    todo!()
}

/// Ends the session.
///
/// # Errors
/// When the database fails.
pub async fn sign_out(_state: &AppState, _caller: &CurrentUser) -> Result<(), AppError> {
    todo!()
}

/// Who a bearer token belongs to.
///
/// # Errors
/// 401 when the token is unknown, revoked or expired.
pub async fn authenticate(_state: &AppState, _token: &str) -> Result<CurrentUser, AppError> {
    todo!()
}
