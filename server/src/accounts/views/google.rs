//! Providers that people may sign in with.

use poem_openapi::Object;

use crate::{api::choice::Choice, config::registration::Registration};

/// Ways to sign in other than a password.
#[derive(Debug, Object)]
pub(crate) struct ProvidersBody {
    /// Whether sign-in with Google, or another OpenID provider, is configured.
    pub google: bool,
    /// How registrations of teachers are handled.
    pub registration: Choice<Registration>,
}
