//! Signing in, asking for a reset, and the links that lead into an account.

use serde::{Deserialize, Serialize};
use validator::Validate;

use crate::{
    email::blank_or_email,
    validation::{Violations, filled, given},
};

/// What is typed in the sign-in form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Validate)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct SignIn {
    /// E-mail address.
    #[validate(
        custom(function = "filled", message = "Please enter your email address"),
        custom(
            function = "blank_or_email",
            message = "Please enter a valid email address"
        )
    )]
    pub email: String,
    /// Password.
    #[validate(custom(function = "given", message = "Please enter your password"))]
    pub password: String,
}

/// What is typed in the forgot-password form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Validate)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ForgotPassword {
    /// E-mail address.
    #[validate(
        custom(function = "filled", message = "Please enter your email address"),
        custom(
            function = "blank_or_email",
            message = "Please enter a valid email address"
        )
    )]
    pub email: String,
}

impl SignIn {
    /// The broken rules.
    pub fn check(&self) -> Violations {
        Violations::of(self).in_order(&["email", "password"])
    }
}

impl ForgotPassword {
    /// The broken rules.
    pub fn check(&self) -> Violations {
        Violations::of(self)
    }
}

/// The broken rules of an activation link (Spec §5).
pub fn check_activation(token: Option<&str>) -> Violations {
    let mut found = Violations::default();
    let text = "Invalid activation link. Please check your email for the correct link.";
    found.require(is_given(token), "token", "required", text);
    found
}

/// The broken rules of an external provider's answer: an error parameter, else a missing code (Spec §5).
pub fn check_callback(code: Option<&str>, error: Option<&str>) -> Violations {
    let mut found = Violations::default();
    if is_given(error) {
        found.add(
            "error",
            "refused",
            "Google authentication was cancelled or failed",
        );
    } else {
        let text = "No authorization code received from Google";
        found.require(is_given(code), "code", "required", text);
    }
    found
}

fn is_given(parameter: Option<&str>) -> bool {
    parameter.is_some_and(|value| !value.trim().is_empty())
}
