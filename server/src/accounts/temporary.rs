//! Temporary passwords for accounts that somebody else makes (D2).

use chrono::{DateTime, TimeDelta, Utc};

use super::queries::{account::PasswordSource, users::TemporaryHash};
use crate::{security::token, state::AppState};

/// How long one works (D2).
const VALID: TimeDelta = TimeDelta::days(7);

/// A temporary password and what is stored of it.
pub struct TemporaryPassword {
    /// What the owner types.
    pub secret: String,
    /// What is stored of it.
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
pub fn issue(state: &AppState) -> TemporaryPassword {
    make(state, PasswordSource::Invitation)
}

/// Makes one that is mailed and also answered to whoever makes the account.
pub fn issue_to_show(state: &AppState) -> TemporaryPassword {
    make(state, PasswordSource::Shown)
}

fn make(state: &AppState, source: PasswordSource) -> TemporaryPassword {
    let secret = token::temporary_password();
    TemporaryPassword {
        hash: token::temporary_hash(&secret),
        expires_at: state.clock.now() + VALID,
        secret,
        source,
    }
}
