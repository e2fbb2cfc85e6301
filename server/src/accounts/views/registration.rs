//! An account that was just made or opened.

use schemars::JsonSchema;
use serde::Serialize;

/// Result of an activation.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ActivatedBody {
    /// The account.
    pub user: ActivatedUserBody,
}

/// The activated account.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ActivatedUserBody {
    /// Sign-in e-mail address.
    pub email: String,
}

/// Whether an activation link may still be used.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct VerifyBody {
    /// Whether the link is valid.
    pub valid: bool,
}
