//! A person with an account.

use reedling_core::access::Role;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::queries::{
        account::{AccountStatus, WaitsFor},
        users::UserRecord,
    },
    api::{avatars, choice::Choice},
    config::Config,
};

/// A user.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UserBody {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in e-mail address.
    pub email: Option<String>,
    /// Role of the account.
    pub role: Choice<Role>,
    /// URL of a picture of the initials, on this server or the school's avatar service.
    pub avatar: String,
    /// Phone number, free text, not normalised.
    pub phone_number: Option<String>,
    /// active or pending.
    pub status: Choice<AccountStatus>,
    /// What a pending account is waiting for: `approval` after signing in.
    pub waits_for: Option<Choice<WaitsFor>>,
}

impl UserBody {
    /// The user, with the picture that the settings give them.
    pub(crate) fn of(user: UserRecord, config: &Config) -> Self {
        Self {
            id: user.id,
            avatar: avatars::address_of(&user.name, config),
            status: user.standing.status().into(),
            waits_for: user.standing.waits_for().map(Into::into),
            name: user.name,
            email: user.email,
            role: user.role.into(),
            phone_number: user.phone_number,
        }
    }
}

/// A name in the nested form that older clients read.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NamedUserBody {
    /// Full name.
    pub name: String,
    /// Sign-in e-mail address.
    pub email: Option<String>,
}
