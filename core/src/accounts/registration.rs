//! Self-registration (Spec §5).

use serde::{Deserialize, Serialize};

use crate::{email::EMAIL_MISSING, validation::Violations};
#[cfg(feature = "schema")]
use crate::{
    email::{EMAIL_MAX, normalized},
    validation::{NAME_MAX, rules::spaced},
};

/// Fewest characters of a password at registration (Spec §9).
pub const PASSWORD_MIN: u64 = 6;

/// The registration form, as typed.
///
/// ```
/// use reedling_core::accounts::registration::Registration;
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

/// A teacher's registration.
#[cfg(feature = "schema")]
#[derive(Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RegisterRequest {
    /// Full name.
    #[schemars(length(min = 1, max = NAME_MAX))]
    pub name: String,
    /// Sign-in e-mail address.
    #[schemars(email, length(min = 1, max = EMAIL_MAX))]
    pub email: String,
    /// Password, at least 6 characters.
    #[schemars(length(min = PASSWORD_MIN), extend("format" = "password"))]
    pub password: String,
}

/// A valid registration of a teacher.
#[cfg(feature = "schema")]
pub struct NewTeacher {
    /// Full name.
    pub name: String,
    /// Normalised e-mail address: trimmed, in lower case.
    pub address: String,
    /// Password, as it was typed.
    pub password: String,
}

#[cfg(feature = "schema")]
impl RegisterRequest {
    /// The registration, checked by the rules of the form.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    ///
    /// ```
    /// use reedling_core::accounts::registration::RegisterRequest;
    /// let request = RegisterRequest { name: "Ada  Quill".into(), email: "Ada@Music.example".into(), password: "sonata".into() };
    /// let teacher = request.check()?;
    /// assert_eq!((&*teacher.name, &*teacher.address), ("Ada Quill", "ada@music.example"));
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
    pub fn check(self) -> Result<NewTeacher, Violations> {
        typed(&self.name, &self.email, &self.password).into_result()?;
        Ok(NewTeacher {
            name: spaced(&self.name),
            address: normalized(&self.email),
            password: self.password,
        })
    }
}

/// Validation errors of the fields that form and request share (Spec §5).
fn typed(name: &str, email: &str, password: &str) -> Violations {
    let mut found = Violations::default();
    found.not_blank("name", name, "Please enter your name");
    found.name("name", name);
    found.not_blank("email", email, EMAIL_MISSING);
    found.new_email("email", email);
    found.not_empty("password", password, "Please enter a password");
    if !password.is_empty() {
        let long_enough = password.chars().count() as u64 >= PASSWORD_MIN;
        let text = "Password must be at least 6 characters long";
        found.require(long_enough, "password", "too_short", text);
    }
    found
}

impl Registration {
    /// Validation errors (Spec §5), in the order of the form; passwords are compared as they were typed.
    pub fn check(&self) -> Violations {
        let mut found = typed(&self.name, &self.email, &self.password);
        let passwords = (&*self.password, &*self.confirm_password);
        found.must_match("confirmPassword", passwords, "Passwords do not match");
        found
    }
}

#[cfg(all(test, feature = "schema"))]
mod tests {
    use super::*;

    #[test]
    fn name_and_address_are_trimmed_and_the_password_is_not() {
        let request = RegisterRequest {
            name: " Ada Quill ".into(),
            email: " Ada@Music.example ".into(),
            password: " Sonata ".into(),
        };
        let teacher = request.check().expect("a teacher");
        assert_eq!(
            (&*teacher.name, &*teacher.address, &*teacher.password),
            ("Ada Quill", "ada@music.example", " Sonata ")
        );
    }
}
