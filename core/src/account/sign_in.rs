//! Signing in, asking for a reset, and the links that lead into an account (Spec §5, §7).
//!
//! What is required is all that is checked here: whether a password is right only the server knows.

use serde::{Deserialize, Serialize};

use crate::{email::EMAIL_MISSING, validation::Violations};

/// What is typed in the sign-in form.
///
/// ```
/// use reedling_core::account::sign_in::SignIn;
/// let form = SignIn { email: "ada@music.example".into(), password: "".into() };
/// assert_eq!(form.check().first_message(), Some("Please enter your password"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct SignIn {
    /// E-mail address.
    pub email: String,
    /// Password.
    pub password: String,
}

/// What is typed in the forgot-password form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ForgotPassword {
    /// E-mail address.
    pub email: String,
}

impl SignIn {
    /// The broken rules: an address in its form, and a password of any kind (Spec §7).
    pub fn check(&self) -> Violations {
        let mut found = Violations::default();
        found.filled("email", &self.email, EMAIL_MISSING);
        found.email("email", &self.email);
        found.given("password", &self.password, "Please enter your password");
        found
    }
}

impl ForgotPassword {
    /// The broken rules: an address in its form, known or not (D2).
    pub fn check(&self) -> Violations {
        let mut found = Violations::default();
        found.filled("email", &self.email, EMAIL_MISSING);
        found.email("email", &self.email);
        found
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
///
/// ```
/// use reedling_core::account::sign_in::check_callback;
/// assert!(check_callback(Some("4/abc"), None).is_empty());
/// let refused = check_callback(Some("4/abc"), Some("access_denied"));
/// assert_eq!(refused.first_message(), Some("Google authentication was cancelled or failed"));
/// ```
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
