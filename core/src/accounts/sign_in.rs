//! Signing in, asking for a reset, and the links that lead into an account (Spec §5, §7).
//!
//! What is required is all that is checked here: whether a password is right only the server knows.

use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
use crate::email::EMAIL_MAX;
use crate::{
    email::{EMAIL_MISSING, normalized},
    validation::Violations,
};

/// What the sign-in screen sends.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
// On the server nothing prints a password.
#[cfg_attr(not(feature = "schema"), derive(Debug))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", serde(deny_unknown_fields))]
pub struct SignInRequest {
    /// Sign-in address, in any letter case.
    #[cfg_attr(feature = "schema", schemars(email, length(min = 1, max = EMAIL_MAX)))]
    pub email: String,
    /// Password, or a temporary one.
    #[cfg_attr(feature = "schema", schemars(length(min = 1), extend("format" = "password")))]
    pub password: String,
    /// Whether the computer is somebody else's, so that neither browser nor network are known from now on.
    #[cfg_attr(feature = "schema", serde(default))]
    pub not_my_computer: bool,
}

/// A [`SignInRequest`] that keeps the rules.
pub struct SignIn {
    /// The address as accounts have it.
    pub address: String,
    /// Password, or a temporary one, as it was typed.
    pub password: String,
    /// Whether browser and network are not to be known from now on.
    pub not_my_computer: bool,
}

/// What is typed in the forgot-password form, and sent: whose password was forgotten.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", serde(deny_unknown_fields))]
pub struct ForgotPasswordRequest {
    /// Sign-in address.
    #[cfg_attr(feature = "schema", schemars(email, length(min = 1, max = EMAIL_MAX)))]
    pub email: String,
}

/// Whom to mail a new activation link.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResendActivationRequest {
    /// Sign-in address of a pending account.
    #[schemars(email, length(min = 1, max = EMAIL_MAX))]
    pub email: String,
}

/// What the callback screen sends of the address that the provider led to.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GoogleRequest {
    /// The provider's code, from the address.
    pub code: String,
    /// The state, from the address.
    pub state: String,
}

/// What a provider has answered, with a code.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProviderAnswer {
    /// What the provider is asked about.
    pub code: String,
    /// The state, as the provider was given it.
    pub state: String,
}

impl SignInRequest {
    /// The broken rules: an address in its form, and a password of any kind (Spec §7).
    ///
    /// ```
    /// use reedling_core::accounts::sign_in::SignInRequest;
    /// let request =
    ///     SignInRequest { email: "ada@music.example".into(), password: "".into(), not_my_computer: false };
    /// assert_eq!(request.problems().first_message(), Some("Please enter your password"));
    /// ```
    pub fn problems(&self) -> Violations {
        let mut found = Violations::default();
        found.not_blank("email", &self.email, EMAIL_MISSING);
        found.email("email", &self.email);
        found.not_empty("password", &self.password, "Please enter your password");
        found
    }

    /// What to sign in with.
    pub fn check(self) -> Result<SignIn, Violations> {
        self.problems().into_result()?;
        Ok(SignIn {
            address: normalized(&self.email),
            password: self.password,
            not_my_computer: self.not_my_computer,
        })
    }
}

impl ForgotPasswordRequest {
    /// The broken rules: an address in its form, known or not (D2).
    pub fn problems(&self) -> Violations {
        addressed(&self.email)
    }

    /// The address as accounts have it.
    ///
    /// ```
    /// use reedling_core::accounts::sign_in::ForgotPasswordRequest;
    /// let request = ForgotPasswordRequest { email: " Ada@Music.example ".into() };
    /// assert_eq!(request.check().as_deref(), Ok("ada@music.example"));
    /// ```
    pub fn check(&self) -> Result<String, Violations> {
        self.problems().into_result()?;
        Ok(normalized(&self.email))
    }
}

#[cfg(feature = "schema")]
impl ResendActivationRequest {
    /// The address as accounts have it, known or not.
    pub fn check(&self) -> Result<String, Violations> {
        addressed(&self.email).into_result()?;
        Ok(normalized(&self.email))
    }
}

#[cfg(feature = "schema")]
impl GoogleRequest {
    /// What the provider has answered.
    pub fn check(self) -> Result<ProviderAnswer, Violations> {
        check_callback(Some(&self.code), None).into_result()?;
        Ok(ProviderAnswer {
            code: self.code,
            state: self.state,
        })
    }
}

fn addressed(email: &str) -> Violations {
    let mut found = Violations::default();
    found.not_blank("email", email, EMAIL_MISSING);
    found.email("email", email);
    found
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
/// use reedling_core::accounts::sign_in::check_callback;
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
