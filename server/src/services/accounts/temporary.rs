//! Temporary passwords for accounts that somebody else makes (D2).

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    error::AppError, model::account::PasswordSource, security::token, state::AppState,
    store::users::TemporaryHash,
};

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
    /// How it reaches its owner.
    pub source: PasswordSource,
}

impl TemporaryPassword {
    /// What is stored of it.
    pub fn hashed(&self) -> TemporaryHash {
        TemporaryHash {
            hash: self.hash.clone(),
            expires_at: self.expires_at,
            source: self.source,
        }
    }
}

/// Makes one that is mailed and shown to nobody.
///
/// # Errors
/// When it cannot be hashed.
pub async fn issue(state: &AppState) -> Result<TemporaryPassword, AppError> {
    make(state, PasswordSource::Invitation).await
}

/// Makes one that is mailed and also answered to whoever makes the account.
///
/// # Errors
/// When it cannot be hashed.
pub async fn issue_to_show(state: &AppState) -> Result<TemporaryPassword, AppError> {
    make(state, PasswordSource::Shown).await
}

async fn make(state: &AppState, source: PasswordSource) -> Result<TemporaryPassword, AppError> {
    let secret = token::temporary_password();
    Ok(TemporaryPassword {
        hash: state.passwords.hash(secret.clone()).await?,
        expires_at: state.clock.now() + VALID,
        secret,
        source,
    })
}
