//! A student who was just added.

use poem_openapi::Object;
use uuid::Uuid;

use crate::{
    accounts::views::user::NamedUserBody,
    api::idempotent::Replayable,
    students::create::{CreatedStudent, NewAccount},
};

/// A student that was added.
#[derive(Object)]
pub(crate) struct CreatedStudentBody {
    /// The student's account.
    pub student: NewAccountBody,
    /// The parent's account, if one was made.
    pub parent: Option<NewAccountBody>,
}

/// An account that was made.
#[derive(Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct NewAccountBody {
    /// The account.
    pub id: Uuid,
    /// Name and address.
    pub user: NamedUserBody,
    /// Works for 7 days, until a new password is chosen; absent where it is only mailed (D2).
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
}
