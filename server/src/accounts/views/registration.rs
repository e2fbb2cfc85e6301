//! An account that was just made or opened.

use poem_openapi::Object;

/// The account that was activated.
#[derive(Debug, Object)]
pub(crate) struct ActivatedBody {
    /// Its owner.
    pub user: ActivatedUserBody,
}

/// The owner of an activated account.
#[derive(Debug, Object)]
pub(crate) struct ActivatedUserBody {
    /// Sign-in address.
    pub email: String,
}

/// Whether an activation link may still be used.
#[derive(Debug, Object)]
pub(crate) struct VerifyBody {
    /// Whether it is still valid.
    pub valid: bool,
}
