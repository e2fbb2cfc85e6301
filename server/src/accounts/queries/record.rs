//! People with an account.

use chrono::{DateTime, Utc};
use reedling_core::access::Role;
use uuid::Uuid;

use super::account::Standing;
use crate::audit::{By, Person};

/// An account, as its owner and administrators see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserRecord {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in address; a minor may have none (D4).
    pub email: Option<String>,
    /// Role.
    pub role: Role,
    /// Whether the address is proved, and the account approved or suspended.
    pub standing: Standing,
    /// As typed.
    pub phone_number: Option<String>,
    /// An address that waits for its confirmation.
    pub pending_email: Option<String>,
    /// When the account was made.
    pub created_at: DateTime<Utc>,
}

/// A browser in which somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRecord {
    /// The session.
    pub id: Uuid,
    /// What the browser calls itself.
    pub user_agent: String,
    /// When it was signed in.
    pub created_at: DateTime<Utc>,
    /// Last use, exact to the hour.
    pub last_used_at: DateTime<Utc>,
}

impl<'a> From<&'a UserRecord> for By<'a> {
    fn from(owner: &'a UserRecord) -> Self {
        Self::Person(owner.into())
    }
}

impl<'a> From<&'a UserRecord> for Person<'a> {
    fn from(user: &'a UserRecord) -> Self {
        Self {
            id: user.id,
            name: &user.name,
        }
    }
}
