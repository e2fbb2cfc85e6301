//! A student who was just added.

use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::views::user::NamedUserBody,
    api::idempotency::Replayable,
    students::create::{CreatedStudent, NewAccount},
};

/// The new student.
#[derive(JsonSchema, Serialize)]
pub(crate) struct CreatedStudentBody {
    /// The student's account.
    pub student: NewAccountBody,
    /// The parent's account, if one was created.
    pub parent: Option<NewAccountBody>,
    /// Names of those who get an email about it. A child under 13 gets none.
    pub mailed: Vec<String>,
}

/// The new account.
#[derive(JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NewAccountBody {
    /// The account.
    pub id: Uuid,
    /// Name and e-mail address.
    pub user: NamedUserBody,
    /// Temporary password, valid for 7 days or until a new password is set; absent if it is only mailed.
    pub temp_password: Option<String>,
}

impl From<CreatedStudent> for CreatedStudentBody {
    fn from(created: CreatedStudent) -> Self {
        let account = |account: NewAccount| NewAccountBody {
            id: account.id,
            user: NamedUserBody {
                name: account.name,
                email: account.email,
            },
            temp_password: account.temporary_password,
        };
        Self {
            student: account(created.student),
            parent: created.parent.map(account),
            mailed: created.mailed,
        }
    }
}

impl Replayable for CreatedStudentBody {
    fn without_secrets(mut self) -> Self {
        self.student.temp_password = None;
        if let Some(parent) = &mut self.parent {
            parent.temp_password = None;
        }
        self
    }

    fn subject_id(&self) -> Option<Uuid> {
        Some(self.student.id)
    }
}
