//! What signing in answers.

use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use super::user::UserBody;
use crate::{accounts::session::SignedIn, config::Config};

/// A session, or the step that has to come first: a new password or the second factor.
#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LoginAnswerBody {
    /// Bearer token; absent while another step is required.
    pub token: Option<String>,
    /// The user; absent while another step is required.
    pub user: Option<UserBody>,
    /// Whether a new password must be set first.
    pub must_change_password: bool,
    /// true if a code of the authenticator app is required; otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "bool")]
    pub second_factor: Option<bool>,
    /// Challenge token to send with the second step; absent unless a code is required.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String")]
    pub challenge: Option<String>,
    /// The account.
    pub user_id: Uuid,
}

impl LoginAnswerBody {
    /// The answer, with the picture that the settings give the user.
    pub(in crate::accounts) fn of(signed_in: SignedIn, config: &Config) -> Self {
        match signed_in {
            SignedIn::Session { token, user, .. } => Self {
                token: Some(token),
                user_id: user.id,
                user: Some(UserBody::of(user, config)),
                must_change_password: false,
                second_factor: None,
                challenge: None,
            },
            SignedIn::SecondFactor { challenge, user_id } => Self {
                token: None,
                user: None,
                must_change_password: false,
                second_factor: Some(true),
                challenge: Some(challenge),
                user_id,
            },
            SignedIn::MustChangePassword { user_id } => Self {
                token: None,
                user: None,
                must_change_password: true,
                second_factor: None,
                challenge: None,
                user_id,
            },
        }
    }
}
