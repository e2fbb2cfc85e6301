//! Accounts, as administrators see them.

use chrono::{DateTime, Utc};
use reedling_core::access::Role;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::queries::{
        account::{AccountStatus, WaitsFor},
        users::UserRecord,
    },
    api::choice::Choice,
};

/// An account in the administrator's list.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ListedUserBody {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in e-mail address; a minor may have none.
    pub email: Option<String>,
    /// Role of the account.
    pub role: Choice<Role>,
    /// Status of the account.
    pub status: Choice<AccountStatus>,
    /// What a pending account is waiting for: activation or approval.
    pub waits_for: Option<Choice<WaitsFor>>,
    /// Whether signing in requires a code of an authenticator app.
    pub second_factor: bool,
    /// Creation time.
    pub created_at: DateTime<Utc>,
}

impl ListedUserBody {
    pub(in crate::admin) fn of(user: UserRecord, second_factor: bool) -> Self {
        Self {
            id: user.id,
            name: user.name,
            email: user.email,
            role: user.role.into(),
            status: user.standing.status().into(),
            waits_for: user.standing.waits_for().map(Into::into),
            second_factor,
            created_at: user.created_at,
        }
    }
}

/// A page of accounts.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct UsersBody {
    /// Newest first.
    pub users: Vec<ListedUserBody>,
    /// Value of `after` for the next page; null on the last page.
    pub next: Option<Uuid>,
    /// Total number on all pages.
    pub total: u64,
}

/// The new account.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct CreatedUserBody {
    /// Message for the user.
    pub message: String,
    /// The account.
    pub id: Uuid,
}
