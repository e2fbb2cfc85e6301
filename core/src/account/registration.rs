//! Self-registration (Spec §5).

use serde::{Deserialize, Serialize};
use validator::Validate;

use crate::{
    email::blank_or_email,
    validation::{Violations, filled, given, name_length},
};

/// Fewest characters of a password at registration (Spec §9).
pub const PASSWORD_MIN: u64 = 6;

const FIELDS: &[&str] = &["name", "email", "password", "confirmPassword"];

/// What is typed in the registration form.
///
/// ```
/// use reedling_core::account::registration::Registration;
/// let form = Registration {
///     name: "Ada Quill".into(),
///     email: "ada@music.example".into(),
///     password: "sonata".into(),
///     confirm_password: "sonatina".into(),
/// };
/// assert_eq!(form.check().first_message(), Some("Passwords do not match"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Validate)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Registration {
    /// Full name.
    #[validate(
        custom(function = "filled", message = "Please enter your name"),
        custom(function = "name_length")
    )]
    pub name: String,
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
    #[validate(custom(function = "given", message = "Please enter a password"))]
    pub password: String,
    /// The password again.
    pub confirm_password: String,
}

impl Registration {
    /// The broken rules.
    pub fn check(&self) -> Violations {
        let mut found = Violations::of(self);
        if !self.password.is_empty() {
            let long_enough = self.password.chars().count() as u64 >= PASSWORD_MIN;
            let text = "Password must be at least 6 characters long";
            found.require(long_enough, "password", "too_short", text);
        }
        let same = self.password == self.confirm_password;
        found.require(
            same,
            "confirmPassword",
            "mismatch",
            "Passwords do not match",
        );
        found.in_order(FIELDS)
    }
}
