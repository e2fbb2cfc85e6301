//! The two password policies: reset with a temporary password, and setting a new one (Spec §5, D12).

#[cfg(feature = "schema")]
pub mod request;

use serde::{Deserialize, Serialize};

use crate::validation::{Violations, rules::non_blank};

/// Fewest characters of a new password (Spec §9).
pub const NEW_PASSWORD_MIN: usize = 8;
/// Signs that count as special (Spec §5).
pub const SPECIAL_SIGNS: &str = "!@#$%^&*(),.?\":{}|<>";

/// One rule of the set-new-password policy, and whether a password satisfies it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PasswordRequirement {
    /// Stable name of the rule.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub code: &'static str,
    /// The rule as a sentence.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub text: &'static str,
    /// Whether the password satisfies the rule.
    pub met: bool,
}

/// Reset with the temporary password from the mail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ResetPassword {
    /// Identifier of the user, from the link.
    pub user_id: String,
    /// Temporary password.
    pub temp_password: String,
    /// New password.
    pub new_password: String,
    /// The new password again.
    pub confirm_password: String,
}

/// Setting a new password with the current one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NewPassword {
    /// Current, perhaps temporary, password.
    pub current_password: String,
    /// New password.
    pub new_password: String,
    /// The new password again.
    pub confirm_password: String,
}

/// The set-new-password policy in its order: length, lowercase, uppercase, digit, special character.
///
/// ```
/// use reedling_core::accounts::password::requirements;
/// let unmet: Vec<_> = requirements("Practice1").into_iter().filter(|rule| !rule.met).collect();
/// assert_eq!(unmet[0].text, "Password must contain at least one special character");
/// ```
pub fn requirements(password: &str) -> [PasswordRequirement; 5] {
    let any = |test: fn(char) -> bool| password.chars().any(test);
    let rule = |code, text, met| PasswordRequirement { code, text, met };
    [
        rule(
            "too_short",
            "Password must be at least 8 characters long",
            password.chars().count() >= NEW_PASSWORD_MIN,
        ),
        rule(
            "no_lowercase",
            "Password must contain at least one lowercase letter",
            any(char::is_lowercase),
        ),
        rule(
            "no_uppercase",
            "Password must contain at least one uppercase letter",
            any(char::is_uppercase),
        ),
        rule(
            "no_digit",
            "Password must contain at least one number",
            any(|sign| sign.is_ascii_digit()),
        ),
        rule(
            "no_special",
            "Password must contain at least one special character",
            any(|sign| SPECIAL_SIGNS.chars().any(|special| special == sign)),
        ),
    ]
}

/// Reads the account id of a reset and adds validation errors to `found`: one for each rule of the policy, which asks for no
/// special character here.
fn reset<T>(
    found: &mut Violations,
    user: Option<T>,
    temp_password: &str,
    new_password: &str,
) -> Option<T> {
    let text = "Invalid reset link. Please request a new password reset.";
    let user = found.require_some(user, "userId", "required", text);
    let text = "Please enter the temporary password from your email.";
    found.not_blank("tempPassword", temp_password, text);
    if new_password.is_empty() {
        found.add("newPassword", "required", "Please enter a new password.");
    } else {
        for rule in requirements(new_password) {
            let asked = rule.code != "no_special";
            found.require(rule.met || !asked, "newPassword", rule.code, rule.text);
        }
    }
    user
}

/// Validation errors of a new password; those of the policy are joined by ", " into one text.
fn replaced(current_password: &str, new_password: &str) -> Violations {
    let mut found = Violations::default();
    let text = "Please enter your current password";
    found.not_empty("currentPassword", current_password, text);
    let broken = requirements(new_password)
        .into_iter()
        .filter(|rule| !rule.met);
    let texts: Vec<_> = broken.map(|rule| rule.text).collect();
    if !texts.is_empty() {
        found.add("newPassword", "policy", texts.join(", "));
    }
    found
}

impl ResetPassword {
    /// Validation errors, in the order of the form; passwords are compared as they were typed.
    pub fn check(&self) -> Violations {
        let mut found = Violations::default();
        let user = non_blank(&self.user_id);
        reset(&mut found, user, &self.temp_password, &self.new_password);
        let passwords = (&*self.new_password, &*self.confirm_password);
        found.must_match("confirmPassword", passwords, "New passwords do not match.");
        found
    }
}

impl NewPassword {
    /// Validation errors, in the order of the form; passwords are compared as they were typed.
    ///
    /// ```
    /// use reedling_core::accounts::password::NewPassword;
    /// let [current_password, new_password, confirm_password] = ["Etude-4!", "Sonata-5!", "Sonata-6!"].map(str::to_owned);
    /// let form = NewPassword { current_password, new_password, confirm_password };
    /// assert_eq!(form.check().first_message(), Some("New passwords do not match"));
    /// ```
    pub fn check(&self) -> Violations {
        let mut found = replaced(&self.current_password, &self.new_password);
        let passwords = (&*self.new_password, &*self.confirm_password);
        found.must_match("confirmPassword", passwords, "New passwords do not match");
        found
    }
}
