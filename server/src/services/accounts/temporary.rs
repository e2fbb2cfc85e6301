//! Temporary passwords for accounts that somebody else makes (D2).

use chrono::{DateTime, TimeDelta, Utc};

use crate::{error::AppError, security::token, state::AppState};

/// How long one works (D2).
const VALID: TimeDelta = TimeDelta::days(7);

/// A temporary password, hashed before the transaction that stores it begins.
pub struct TemporaryPassword {
    /// What the owner types.
    pub secret: String,
    /// Its Argon2id hash.
    pub hash: String,
    /// When it stops working.
    pub expires_at: DateTime<Utc>,
}

/// Makes one.
///
/// # Errors
/// When it cannot be hashed.
pub async fn issue(state: &AppState) -> Result<TemporaryPassword, AppError> {
    let secret = token::temporary_password();
    Ok(TemporaryPassword {
        hash: state.passwords.hash(secret.clone()).await?,
        expires_at: state.clock.now() + VALID,
        secret,
    })
}
