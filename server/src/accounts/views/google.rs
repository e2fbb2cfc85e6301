//! Providers that people may sign in with.

use poem_openapi::Object;

use crate::{api::choice::Choice, config::registration::Registration};

/// Ways to sign in other than a password.
#[derive(Debug, Object)]
pub(crate) struct ProvidersBody {
    /// Whether Google, or another OpenID provider, is set up.
    pub google: bool,
    /// What becomes of a teacher who registers.
    pub registration: Choice<Registration>,
}
