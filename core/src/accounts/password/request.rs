//! The requests that set a password: the forms, with the new password once.

use serde::Deserialize;

use super::{NEW_PASSWORD_MIN, replaced, reset};
use crate::{
    id::{self, Id},
    validation::Violations,
};

/// Sets a new password with a temporary one.
#[derive(Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResetPasswordRequest {
    /// The account id, from the mailed link.
    #[serde(default, deserialize_with = "id::selected")]
    #[schemars(required)]
    pub user_id: Option<Id>,
    /// The temporary password that was mailed.
    #[schemars(length(min = 1), extend("format" = "password"))]
    pub temp_password: String,
    /// The new password.
    #[schemars(length(min = NEW_PASSWORD_MIN), extend("format" = "password"))]
    pub new_password: String,
}

/// Sets a new password.
#[derive(Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewPasswordRequest {
    /// The account; optional with a bearer token.
    #[serde(default, deserialize_with = "id::selected")]
    pub user_id: Option<Id>,
    /// The current or the temporary password.
    #[schemars(length(min = 1), extend("format" = "password"))]
    pub current_password: String,
    /// The new password.
    #[schemars(length(min = NEW_PASSWORD_MIN), extend("format" = "password"))]
    pub new_password: String,
}

/// A valid reset.
pub struct PasswordReset {
    /// The account.
    pub user_id: Id,
    /// The temporary password, as it was typed.
    pub temp_password: String,
    /// The new password.
    pub new_password: String,
}

/// A valid change of a password.
pub struct PasswordChange {
    /// The account, if the caller is not signed in.
    pub user_id: Option<Id>,
    /// The current or the temporary password.
    pub current_password: String,
    /// The new password.
    pub new_password: String,
}

impl ResetPasswordRequest {
    /// The reset, checked by the rules of the form.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    pub fn check(self) -> Result<PasswordReset, Violations> {
        let mut found = Violations::default();
        let user = reset(
            &mut found,
            self.user_id,
            &self.temp_password,
            &self.new_password,
        );
        let Some(user_id) = user else {
            return Err(found);
        };
        found.into_result()?;
        Ok(PasswordReset {
            user_id,
            temp_password: self.temp_password,
            new_password: self.new_password,
        })
    }
}

impl NewPasswordRequest {
    /// The change, checked by the rules of the form.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    pub fn check(self) -> Result<PasswordChange, Violations> {
        replaced(&self.current_password, &self.new_password).into_result()?;
        Ok(PasswordChange {
            user_id: self.user_id,
            current_password: self.current_password,
            new_password: self.new_password,
        })
    }
}

#[cfg(test)]
mod tests;
