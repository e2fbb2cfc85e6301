//! Providers that people may sign in with.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{api::choice::Choice, config::registration::Registration};

/// Ways to sign in other than a password.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ProvidersBody {
    /// Whether sign-in with Google, or another OpenID provider, is configured.
    pub google: bool,
    /// How registrations of teachers are handled.
    pub registration: Choice<Registration>,
}
