//! What administrators' calls carry.

use serde::Deserialize;

use super::{CreateUserDraft, check_person};
use crate::{
    access::{Role, TeachingRole},
    email::{EMAIL_MAX, normalized},
    id::{self, Id},
    validation::{
        DETAIL, DETAIL_MAX, NAME_MAX, Violations,
        rules::{non_blank, split_name},
    },
};

/// Text for a teacher whom there is not.
pub const TEACHER_UNLISTED: &str = "Please choose a teacher from the list";

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

/// An account that keeps the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewUser {
    /// Full name.
    pub name: String,
    /// Sign-in address, as accounts have it.
    pub email: String,
    /// What it is to be.
    pub kind: NewUserKind,
}

/// What an account is to be, with what belongs to that.
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
    /// Grade, of whichever list.
    pub grade: String,
    /// Instrument; may be empty.
    pub instrument: String,
    /// Who teaches them, if there is such a teacher.
    pub teacher_id: Id,
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
    #[schemars(required)]
    pub keep: Option<bool>,
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
    /// The account to be made, by the rules of the dialog; without a role those of the other fields that every role has.
    pub fn check(self) -> Result<NewUser, Violations> {
        let role = read_role(self.role.trim()).map_err(|no_role| self.problems_without(no_role))?;
        let draft = CreateUserDraft {
            role,
            name: self.name,
            email: self.email,
            instrument: self.instrument,
            grade: self.grade,
            teacher_id: self.teacher_id,
        };
        draft.check().into_result()?;
        Ok(NewUser {
            kind: NewUserKind::of(&draft)?,
            name: draft.name.trim().to_owned(),
            email: normalized(&draft.email),
        })
    }

    fn problems_without(&self, no_role: Violations) -> Violations {
        let mut found = Violations::default();
        check_person(&mut found, &self.name, &self.email);
        found.append(no_role);
        found.line(&DETAIL, "instrument", &self.instrument);
        found
    }
}

impl NewUserKind {
    fn of(draft: &CreateUserDraft) -> Result<Self, Violations> {
        Ok(match draft.role {
            Role::Administrator => Self::Administrator,
            Role::Parent => Self::Parent,
            Role::Teacher => Self::Teacher {
                instrument: non_blank(&draft.instrument),
            },
            Role::Student => {
                let (first_name, last_name) = split_name(&draft.name);
                let teacher_id: Result<Id, _> = draft.teacher_id.trim().parse();
                Self::Student(EnrolledStudent {
                    first_name: first_name.to_owned(),
                    last_name: last_name.to_owned(),
                    grade: draft.grade.trim().to_owned(),
                    instrument: draft.instrument.trim().to_owned(),
                    teacher_id: teacher_id.map_err(|_| unlisted("teacherId", TEACHER_UNLISTED))?,
                })
            }
        })
    }

    /// The role of such an account.
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
    /// The teacher who was chosen.
    pub fn check(&self) -> Result<Id, Violations> {
        let unchosen = || unlisted("teacherId", TEACHER_UNLISTED);
        self.teacher_id.ok_or_else(unchosen)
    }
}

impl DecideContactRightRequest {
    /// Whether the right stays; a decision is never guessed.
    pub fn check(&self) -> Result<bool, Violations> {
        let mut found = Violations::default();
        let text = "Please choose Keep Access or End Access";
        let keep = found.require_some(self.keep, "keep", "required", text);
        keep.ok_or(found)
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
    fn an_account_without_a_role_is_told_of_all_that_every_role_has() {
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
    fn a_student_has_a_name_of_two_parts_and_a_teacher() {
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
