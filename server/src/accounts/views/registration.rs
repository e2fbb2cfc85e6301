//! An account that was just made or opened.

use poem_openapi::Object;

/// Result of an activation.
#[derive(Debug, Object)]
pub(crate) struct ActivatedBody {
    /// The account.
    pub user: ActivatedUserBody,
}

/// The activated account.
#[derive(Debug, Object)]
pub(crate) struct ActivatedUserBody {
    /// Sign-in e-mail address.
    pub email: String,
}

/// Whether an activation link may still be used.
#[derive(Debug, Object)]
pub(crate) struct VerifyBody {
    /// Whether the link is valid.
    pub valid: bool,
}
