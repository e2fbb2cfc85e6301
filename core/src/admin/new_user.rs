//! The account that an administrator creates.

use super::{CreateUserRequest, ROLE_UNLISTED};
use crate::{
    access::Role,
    email::normalized,
    id::Id,
    students::instrument::kept_instrument,
    validation::{
        Violations,
        rules::{non_blank, spaced, split_name},
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

impl CreateUserRequest {
    /// The account to create, checked by the rules of the dialog.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form; if the role is invalid, only fields that every role has are checked.
    pub fn check(self) -> Result<NewUser, Violations> {
        self.problems().into_result()?;
        Ok(NewUser {
            kind: NewUserKind::of(&self)?,
            name: spaced(&self.name),
            email: normalized(&self.email),
        })
    }
}

impl NewUserKind {
    pub(super) fn of(request: &CreateUserRequest) -> Result<Self, Violations> {
        Ok(match read_role(request.role.trim())? {
            Role::Administrator => Self::Administrator,
            Role::Parent => Self::Parent,
            Role::Teacher => Self::Teacher {
                instrument: non_blank(&kept_instrument(&request.instrument)),
            },
            Role::Student => {
                let name = spaced(&request.name);
                let (first_name, last_name) = split_name(&name);
                let teacher_id: Result<Id, _> = request.teacher_id.trim().parse();
                Self::Student(EnrolledStudent {
                    first_name: first_name.to_owned(),
                    last_name: last_name.to_owned(),
                    grade: request.grade.trim().to_owned(),
                    instrument: kept_instrument(&request.instrument),
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

/// The role of that name on the wire.
///
/// # Errors
/// A name that is none of the four roles.
///
/// ```
/// use reedling_core::{access::Role, admin::new_user::read_role};
/// assert_eq!(read_role("PARENT"), Ok(Role::Parent));
/// assert!(read_role("CONDUCTOR").is_err());
/// ```
pub fn read_role(name: &str) -> Result<Role, Violations> {
    Role::parse(name).ok_or_else(|| unlisted("role", ROLE_UNLISTED))
}

pub(super) fn unlisted(field: &'static str, text: &'static str) -> Violations {
    let mut found = Violations::default();
    found.add(field, "choice", text);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

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
            name: "Mina de Groot".to_owned(),
            email: "mina@music.example".to_owned(),
            kind: NewUserKind::Student(EnrolledStudent {
                first_name: "Mina".to_owned(),
                last_name: "de Groot".to_owned(),
                grade: "Grade 3".to_owned(),
                instrument: "Piano".to_owned(),
                teacher_id: id,
            }),
        };
        assert_eq!(request(&id.to_string()).check(), Ok(user));
        let refused = request("nobody").check().expect_err("refused");
        assert_eq!(refused.first_message(), Some(TEACHER_UNLISTED));
    }
}
