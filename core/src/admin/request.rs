//! What administrators' calls carry.

use serde::Deserialize;

use super::CreateUserDraft;
use crate::{
    access::{Role, TeachingRole},
    choice,
    email::EMAIL_MAX,
    id::{self, Id},
    validation::{DETAIL_MAX, NAME_MAX, Violations},
};

/// What the Create User dialog sends.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateUserRequest {
    /// Full name.
    #[schemars(length(min = 1, max = NAME_MAX))]
    pub name: String,
    /// Sign-in address.
    #[schemars(email, length(min = 1, max = EMAIL_MAX))]
    pub email: String,
    /// ADMINISTRATOR, TEACHER, STUDENT or PARENT.
    #[schemars(extend("enum" = Role::ALL.map(Role::as_str)))]
    pub role: String,
    /// A teacher's instrument, if wanted.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub instrument: String,
    /// A student's grade.
    #[serde(default)]
    pub grade: String,
    /// A student's teacher.
    #[serde(default)]
    pub teacher_id: String,
}

/// A student's further teacher.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LinkTeacherRequest {
    /// The teacher.
    #[serde(deserialize_with = "id::selected")]
    #[schemars(required)]
    pub teacher_id: Option<Id>,
}

/// What becomes of a right.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DecideContactRightRequest {
    /// Whether the teacher goes on seeing how to reach the parent.
    #[serde(deserialize_with = "choice::made")]
    pub keep: bool,
}

/// Whether somebody is kept out.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountStatusRequest {
    /// active or suspended.
    #[schemars(extend("enum" = ["active", "suspended"]))]
    pub status: String,
}

/// Whether somebody teaches or administers.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AccountRoleRequest {
    /// TEACHER or ADMINISTRATOR.
    #[schemars(extend("enum" = TeachingRole::ALL.map(TeachingRole::as_str)))]
    pub role: String,
}

impl CreateUserRequest {
    /// The account to be made, by the rules of the dialog; without a role nothing else of it can be judged.
    pub fn check(self) -> Result<CreateUserDraft, Violations> {
        let draft = CreateUserDraft {
            role: read_role(self.role.trim())?,
            name: self.name,
            email: self.email,
            instrument: self.instrument,
            grade: self.grade,
            teacher_id: self.teacher_id,
        };
        draft.check().into_result()?;
        Ok(draft)
    }
}

impl AccountStatusRequest {
    /// Whether the account is to be suspended.
    pub fn check(&self) -> Result<bool, Violations> {
        match self.status.trim() {
            "suspended" => Ok(true),
            "active" => Ok(false),
            _ => Err(unlisted("status", "Please choose active or suspended")),
        }
    }
}

impl AccountRoleRequest {
    /// The role to be given.
    pub fn check(&self) -> Result<TeachingRole, Violations> {
        let role = Role::parse(self.role.trim()).and_then(TeachingRole::of);
        role.ok_or_else(|| unlisted("role", "Please choose TEACHER or ADMINISTRATOR"))
    }
}

/// The role of that name.
pub fn read_role(name: &str) -> Result<Role, Violations> {
    let text = "Please choose ADMINISTRATOR, TEACHER, STUDENT or PARENT";
    Role::parse(name).ok_or_else(|| unlisted("role", text))
}

fn unlisted(field: &'static str, text: &'static str) -> Violations {
    let mut found = Violations::default();
    found.add(field, "choice", text);
    found
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
    fn an_account_without_a_role_is_told_of_that_alone() {
        let request = CreateUserRequest {
            name: String::new(),
            email: String::new(),
            role: "CONDUCTOR".to_owned(),
            instrument: String::new(),
            grade: String::new(),
            teacher_id: String::new(),
        };
        let found = request.check().expect_err("refused");
        let fields: Vec<_> = found.into_iter().map(|error| error.field).collect();
        assert_eq!(fields, ["role"]);
    }

    #[test]
    fn a_decision_is_made_and_never_guessed() {
        for json in ["{}", r#"{"keep":null}"#] {
            let read: Result<DecideContactRightRequest, _> = serde_json::from_str(json);
            assert!(read.is_err(), "{json}");
        }
        let read: DecideContactRightRequest =
            serde_json::from_str(r#"{"keep":false}"#).expect("a decision");
        assert!(!read.keep);
    }
}
