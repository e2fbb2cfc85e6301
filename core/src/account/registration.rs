//! Self-registration (Spec §5).

use serde::{Deserialize, Serialize};

use crate::{email::EMAIL_MISSING, validation::Violations};

/// Fewest characters of a password at registration (Spec §9).
pub const PASSWORD_MIN: u64 = 6;

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Registration {
    /// Full name.
    pub name: String,
    /// E-mail address.
    pub email: String,
    /// Password.
    pub password: String,
    /// The password again.
    pub confirm_password: String,
}

impl Registration {
    /// The broken rules (Spec §5), in the order of the form; passwords are compared as they were typed.
    pub fn check(&self) -> Violations {
        let mut found = Violations::default();
        found.filled("name", &self.name, "Please enter your name");
        found.name("name", &self.name);
        found.filled("email", &self.email, EMAIL_MISSING);
        found.new_email("email", &self.email);
        found.given("password", &self.password, "Please enter a password");
        if !self.password.is_empty() {
            let long_enough = self.password.chars().count() as u64 >= PASSWORD_MIN;
            let text = "Password must be at least 6 characters long";
            found.require(long_enough, "password", "too_short", text);
        }
        let passwords = (&*self.password, &*self.confirm_password);
        found.repeated("confirmPassword", passwords, "Passwords do not match");
        found
    }
}
