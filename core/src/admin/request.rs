//! What administrators' calls carry about accounts that exist.

use serde::Deserialize;

use super::{
    CreateUserRequest,
    new_user::{NewUserKind, TEACHER_UNLISTED, unlisted},
};
use crate::{
    access::{Role, TeachingRole},
    email::{EMAIL_MAX, normalized},
    id::{self, Id},
    patch::{Patch, RequiredPatch},
    validation::{
        DETAIL, DETAIL_MAX, NAME_MAX, Violations,
        rules::{non_blank, spaced},
        schema,
    },
};

/// Corrects an account. Fields that are left out keep their value.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditUserRequest {
    /// Full name.
    #[serde(default)]
    #[schemars(length(min = 1, max = NAME_MAX))]
    pub name: RequiredPatch<String>,
    /// Sign-in e-mail address. A new one is mailed a temporary password; everything that the old one opened ends. Null
    /// removes a minor's.
    #[serde(default)]
    #[schemars(length(max = EMAIL_MAX))]
    pub email: Patch<String>,
    /// A student's date of birth, yyyy-MM-dd.
    #[serde(default)]
    #[schemars(regex(pattern = schema::DAY))]
    pub date_of_birth: Patch<String>,
    /// ADMINISTRATOR, TEACHER, STUDENT or PARENT. Students and parents change it only while they have no lessons and no
    /// links. Sessions end.
    #[serde(default)]
    #[schemars(extend("enum" = Role::ALL.map(Role::as_str)))]
    pub role: RequiredPatch<String>,
    /// Instrument of a new teacher, optional.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub instrument: String,
    /// Grade of a new student.
    #[serde(default)]
    pub grade: String,
    /// Identifier of a new student's teacher.
    #[serde(default)]
    pub teacher_id: String,
}

/// An account before a correction.
#[derive(Debug, Clone, Copy)]
pub struct PresentUser<'a> {
    /// Full name.
    pub name: &'a str,
    /// Sign-in address, if there is one.
    pub email: Option<&'a str>,
    /// Role.
    pub role: Role,
}

/// An account after a correction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EditedUser {
    /// Full name.
    pub name: String,
    /// Normalised e-mail address, if there is one.
    pub email: Option<String>,
    /// The new role, if it is another one.
    pub kind: Option<NewUserKind>,
}

impl EditUserRequest {
    /// Applies the request to the present account, by the rules of the Create User dialog. Of a student who stays one
    /// the rules of Edit Student decide on address and date of birth.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    ///
    /// ```
    /// use reedling_core::{access::Role, admin::request::{EditUserRequest, PresentUser}, patch::{Patch, RequiredPatch}};
    /// let present = PresentUser { name: "Ada Quill", email: Some("ada@music.example"), role: Role::Teacher };
    /// let request = EditUserRequest { name: RequiredPatch(Patch::Set("Ada Bell".into())), ..EditUserRequest::default() };
    /// let edited = request.check(present)?;
    /// assert_eq!((&*edited.name, edited.kind), ("Ada Bell", None));
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
    pub fn check(&self, present: PresentUser<'_>) -> Result<EditedUser, Violations> {
        let was = (present.name.to_owned(), present.email.map(str::to_owned));
        let email = self.email.clone().map(|email| normalized(&email));
        let typed = CreateUserRequest {
            name: self.name.clone().apply_to(was.0).unwrap_or_default(),
            email: email.apply_to(was.1).unwrap_or_default(),
            role: (self.role.clone())
                .apply_to(present.role.as_str().to_owned())
                .unwrap_or_default(),
            instrument: self.instrument.clone(),
            grade: self.grade.clone(),
            teacher_id: self.teacher_id.clone(),
        };
        let stays = typed.role.trim() == present.role.as_str();
        let stays_student = stays && present.role == Role::Student;
        let mut found = typed.problems();
        if typed.name.trim() == present.name {
            found.without(&["name"]);
        }
        if stays_student || (stays && present.email == Some(&*typed.email)) {
            found.without(&["email"]);
        }
        if stays {
            found.without(&["instrument", "grade", "teacherId"]);
            found.max_length(&DETAIL, "instrument", &self.instrument);
        }
        let text = "Only students have a date of birth here";
        let born = self.date_of_birth.sent().is_some();
        found.require(stays_student || !born, "dateOfBirth", "student", text);
        found.into_result()?;
        Ok(EditedUser {
            kind: (!stays).then(|| NewUserKind::of(&typed)).transpose()?,
            name: spaced(&typed.name),
            email: non_blank(&typed.email),
        })
    }
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

impl AccountStatusRequest {
    /// Whether the account is to be suspended.
    ///
    /// # Errors
    /// A value that is none of the choices.
    ///
    /// ```
    /// use reedling_core::admin::request::AccountStatusRequest;
    /// assert!(AccountStatusRequest { status: "suspended".into() }.check()?);
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
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
    ///
    /// ```
    /// use reedling_core::{access::TeachingRole, admin::request::AccountRoleRequest};
    /// let role = |role: &str| AccountRoleRequest { role: role.into() }.check();
    /// assert_eq!(role("TEACHER"), Ok(TeachingRole::Teacher));
    /// assert!(role("PARENT").is_err());
    /// ```
    pub fn check(&self) -> Result<TeachingRole, Violations> {
        let role = Role::parse(self.role.trim()).and_then(TeachingRole::of);
        role.ok_or_else(|| unlisted("role", "Please choose TEACHER or ADMINISTRATOR"))
    }
}

#[cfg(test)]
mod tests;
