//! Requests of administrators.

use serde::Deserialize;

use super::{CreateUserRequest, ROLE_UNLISTED};
use crate::{
    access::{Role, TeachingRole},
    email::normalized,
    id::{self, Id},
    validation::{
        Violations,
        rules::{non_blank, split_name},
    },
};

/// Message for a teacher id that matches no teacher.
pub const TEACHER_UNLISTED: &str = "Please choose a teacher from the list";

/// A valid new account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewUser {
    /// Full name.
    pub name: String,
    /// Normalised e-mail address: trimmed, in lower case.
    pub email: String,
    /// The role, with its fields.
    pub kind: NewUserKind,
}

/// The role of a new account, with the fields of that role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NewUserKind {
    /// Runs the school.
    Administrator,
    /// Gives lessons.
    Teacher {
        /// Instrument, if one was chosen.
        instrument: Option<String>,
    },
    /// Takes lessons.
    Student(EnrolledStudent),
    /// Has children who take lessons.
    Parent,
}

/// A student with a teacher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EnrolledStudent {
    /// Given name.
    pub first_name: String,
    /// Family name; may be empty.
    pub last_name: String,
    /// Grade, from any of the lists.
    pub grade: String,
    /// Instrument; may be empty.
    pub instrument: String,
    /// Their teacher; whether it exists, only the server can tell.
    pub teacher_id: Id,
}

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
    /// True keeps the access, false ends it.
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

impl CreateUserRequest {
    /// The account to create, checked by the rules of the dialog.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form; if the role is invalid, only fields that every role has are checked.
    pub fn check(self) -> Result<NewUser, Violations> {
        self.problems().into_result()?;
        Ok(NewUser {
            kind: NewUserKind::of(&self)?,
            name: self.name.trim().to_owned(),
            email: normalized(&self.email),
        })
    }
}

impl NewUserKind {
    fn of(request: &CreateUserRequest) -> Result<Self, Violations> {
        Ok(match read_role(request.role.trim())? {
            Role::Administrator => Self::Administrator,
            Role::Parent => Self::Parent,
            Role::Teacher => Self::Teacher {
                instrument: non_blank(&request.instrument),
            },
            Role::Student => {
                let (first_name, last_name) = split_name(&request.name);
                let teacher_id: Result<Id, _> = request.teacher_id.trim().parse();
                Self::Student(EnrolledStudent {
                    first_name: first_name.to_owned(),
                    last_name: last_name.to_owned(),
                    grade: request.grade.trim().to_owned(),
                    instrument: request.instrument.trim().to_owned(),
                    teacher_id: teacher_id.map_err(|_| unlisted("teacherId", TEACHER_UNLISTED))?,
                })
            }
        })
    }

    /// The role alone.
    pub const fn role(&self) -> Role {
        match self {
            Self::Administrator => Role::Administrator,
            Self::Teacher { .. } => Role::Teacher,
            Self::Student(_) => Role::Student,
            Self::Parent => Role::Parent,
        }
    }
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

/// The role of that name on the wire.
///
/// # Errors
/// A name that is none of the four roles.
pub fn read_role(name: &str) -> Result<Role, Violations> {
    Role::parse(name).ok_or_else(|| unlisted("role", ROLE_UNLISTED))
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
    fn an_invalid_role_leaves_the_common_fields_checked() {
        let fields = |name: &str, email: &str| -> Vec<_> {
            let request = CreateUserRequest {
                name: name.to_owned(),
                email: email.to_owned(),
                role: "CONDUCTOR".to_owned(),
                instrument: "Two\nlines".to_owned(),
                grade: String::new(),
                teacher_id: String::new(),
            };
            let found = request.check().expect_err("refused");
            found.into_iter().map(|error| error.field).collect()
        };
        assert_eq!(
            fields(" ", "mina@"),
            ["name", "email", "role", "instrument"]
        );
        assert_eq!(fields("Mina", "mina@music.example"), ["role", "instrument"]);
    }

    #[test]
    fn a_student_needs_a_split_name_and_a_teacher() {
        let request = |teacher_id: &str| CreateUserRequest {
            name: " Mina de  Groot ".to_owned(),
            email: " Mina@Music.example".to_owned(),
            role: "STUDENT".to_owned(),
            instrument: " Piano ".to_owned(),
            grade: "Grade 3".to_owned(),
            teacher_id: teacher_id.to_owned(),
        };
        let id: Id = "0195f7a0-0000-7000-8000-000000000001"
            .parse()
            .expect("an id");
        let user = NewUser {
            name: "Mina de  Groot".to_owned(),
            email: "mina@music.example".to_owned(),
            kind: NewUserKind::Student(EnrolledStudent {
                first_name: "Mina".to_owned(),
                last_name: "de  Groot".to_owned(),
                grade: "Grade 3".to_owned(),
                instrument: "Piano".to_owned(),
                teacher_id: id,
            }),
        };
        assert_eq!(request(&id.to_string()).check(), Ok(user));
        assert_eq!(told(request("nobody").check()), TEACHER_UNLISTED);
    }

    #[test]
    fn a_decision_is_made_and_never_guessed() {
        let decided = |keep| DecideContactRightRequest { keep }.check();
        assert_eq!(decided(Some(false)), Ok(false));
        let text = "Please choose Keep Access or End Access";
        assert_eq!(told(decided(None)), text);
    }
}
