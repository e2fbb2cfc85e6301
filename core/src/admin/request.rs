//! What administrators' calls carry about accounts that exist.

use serde::Deserialize;

use super::new_user::{TEACHER_UNLISTED, unlisted};
use crate::{
    access::{Role, TeachingRole},
    id::{self, Id},
    validation::Violations,
};

/// Links a student to another teacher.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LinkTeacherRequest {
    /// The teacher.
    #[serde(deserialize_with = "id::selected")]
    #[schemars(required)]
    pub teacher_id: Option<Id>,
}

/// Keeps or ends a teacher's access to a parent's contact data.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DecideContactRightRequest {
    /// Whether the teacher keeps seeing the parent's contact data.
    #[schemars(required)]
    pub keep: Option<bool>,
}

/// Suspends or reactivates an account.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountStatusRequest {
    /// active or suspended.
    #[schemars(extend("enum" = ["active", "suspended"]))]
    pub status: String,
}

/// Changes the role of a teacher or administrator.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountRoleRequest {
    /// TEACHER or ADMINISTRATOR.
    #[schemars(extend("enum" = TeachingRole::ALL.map(TeachingRole::as_str)))]
    pub role: String,
}

impl LinkTeacherRequest {
    /// The chosen teacher.
    ///
    /// # Errors
    /// A missing teacher.
    pub fn check(&self) -> Result<Id, Violations> {
        let unchosen = || unlisted("teacherId", TEACHER_UNLISTED);
        self.teacher_id.ok_or_else(unchosen)
    }
}

impl DecideContactRightRequest {
    /// Whether to keep the access; a missing decision has no default.
    ///
    /// # Errors
    /// A value that is none of the choices.
    pub fn check(&self) -> Result<bool, Violations> {
        let mut found = Violations::default();
        let text = "Please choose Keep Access or End Access";
        let keep = found.require_some(self.keep, "keep", "required", text);
        keep.ok_or(found)
    }
}

impl AccountStatusRequest {
    /// Whether the account is to be suspended.
    ///
    /// # Errors
    /// A value that is none of the choices.
    pub fn check(&self) -> Result<bool, Violations> {
        match self.status.trim() {
            "suspended" => Ok(true),
            "active" => Ok(false),
            _ => Err(unlisted("status", "Please choose active or suspended")),
        }
    }
}

impl AccountRoleRequest {
    /// The new role.
    ///
    /// # Errors
    /// A role that is neither of the two.
    pub fn check(&self) -> Result<TeachingRole, Violations> {
        let role = Role::parse(self.role.trim()).and_then(TeachingRole::of);
        role.ok_or_else(|| unlisted("role", "Please choose TEACHER or ADMINISTRATOR"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told<T: std::fmt::Debug>(checked: Result<T, Violations>) -> String {
        let found = checked.expect_err("refused");
        found.first_message().unwrap_or_default().to_owned()
    }

    #[test]
    fn a_role_or_a_status_is_one_of_the_list() {
        let status = |status: &str| {
            let status = status.to_owned();
            AccountStatusRequest { status }.check()
        };
        assert_eq!(status(" suspended "), Ok(true));
        assert_eq!(status("active"), Ok(false));
        assert_eq!(told(status("pending")), "Please choose active or suspended");
        let role = |role: &str| {
            let role = role.to_owned();
            AccountRoleRequest { role }.check()
        };
        assert_eq!(role("TEACHER"), Ok(TeachingRole::Teacher));
        assert_eq!(
            told(role("PARENT")),
            "Please choose TEACHER or ADMINISTRATOR"
        );
    }

    #[test]
    fn a_decision_is_made_and_never_guessed() {
        let decided = |keep| DecideContactRightRequest { keep }.check();
        assert_eq!(decided(Some(false)), Ok(false));
        let text = "Please choose Keep Access or End Access";
        assert_eq!(told(decided(None)), text);
    }
}
