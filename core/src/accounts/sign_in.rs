//! Signing in, asking for a reset, and the links that lead into an account (Spec §5, §7).
//!
//! Only what a form requires is checked here: whether a password is right, only the server can tell.

use serde::{Deserialize, Serialize};

#[cfg(feature = "schema")]
use crate::email::EMAIL_MAX;
use crate::{
    email::{EMAIL_MISSING, normalized},
    validation::Violations,
};

/// Credentials.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
// On the server nothing prints a password.
#[cfg_attr(not(feature = "schema"), derive(Debug))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", serde(deny_unknown_fields))]
pub struct SignInRequest {
    /// Sign-in e-mail address, case-insensitive.
    #[cfg_attr(feature = "schema", schemars(email, length(min = 1, max = EMAIL_MAX)))]
    pub email: String,
    /// The password or a temporary password.
    #[cfg_attr(feature = "schema", schemars(length(min = 1), extend("format" = "password")))]
    pub password: String,
    /// True to not remember this browser and network (the checkbox "Not my computer").
    #[cfg_attr(feature = "schema", serde(default))]
    pub not_my_computer: bool,
}

/// A valid [`SignInRequest`].
pub struct SignIn {
    /// The normalised e-mail address: trimmed, in lower case.
    pub address: String,
    /// Password, or a temporary one, as it was typed.
    pub password: String,
    /// True to not remember this browser and network.
    pub not_my_computer: bool,
}

/// A request for a temporary password.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", serde(deny_unknown_fields))]
pub struct ForgotPasswordRequest {
    /// Sign-in e-mail address.
    #[cfg_attr(feature = "schema", schemars(email, length(min = 1, max = EMAIL_MAX)))]
    pub email: String,
}

/// Request for a new activation link.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResendActivationRequest {
    /// E-mail address of a pending account.
    #[schemars(email, length(min = 1, max = EMAIL_MAX))]
    pub email: String,
}

/// Parameters of the provider's redirect to the callback screen.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GoogleRequest {
    /// The `code` query parameter.
    pub code: String,
    /// The `state` query parameter.
    pub state: String,
}

/// A provider's answer with a code.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProviderAnswer {
    /// The authorization code, to exchange for a token.
    pub code: String,
    /// The state that the provider was given.
    pub state: String,
}

impl SignInRequest {
    /// Validation errors: a well-formed address and any password are required (Spec §7).
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

    /// The parsed request.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    ///
    /// ```
    /// use reedling_core::accounts::sign_in::SignInRequest;
    /// let typed = SignInRequest { email: " Ada@Music.example ".into(), password: " Sonata".into(), not_my_computer: true };
    /// let request = typed.check()?;
    /// assert_eq!((&*request.address, &*request.password), ("ada@music.example", " Sonata"));
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
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
    /// Validation errors: a well-formed address is required, known or not (D2).
    pub fn problems(&self) -> Violations {
        addressed(&self.email)
    }

    /// The normalised e-mail address: trimmed, in lower case.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
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
    /// The normalised e-mail address, whether or not an account has it.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    pub fn check(&self) -> Result<String, Violations> {
        addressed(&self.email).into_result()?;
        Ok(normalized(&self.email))
    }
}

#[cfg(feature = "schema")]
impl GoogleRequest {
    /// The provider's answer.
    ///
    /// # Errors
    /// A missing code.
    ///
    /// ```
    /// use reedling_core::accounts::sign_in::GoogleRequest;
    /// let request = GoogleRequest { code: "4/abc".into(), state: "s1".into() };
    /// assert_eq!(request.check()?.code, "4/abc");
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
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

/// Validation errors of an activation link (Spec §5).
///
/// ```
/// use reedling_core::accounts::sign_in::check_activation;
/// assert!(check_activation(Some("8f14e45f")).is_empty() && !check_activation(None).is_empty());
/// ```
pub fn check_activation(token: Option<&str>) -> Violations {
    let mut found = Violations::default();
    let text = "Invalid activation link. Please check your email for the correct link.";
    found.require(is_given(token), "token", "required", text);
    found
}

/// Validation errors of an external provider's answer: an error parameter, else a missing code (Spec §5).
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
