//! The parent of a minor that the Add Student screen adds.

use chrono::{DateTime, Utc};
use reedling_core::email::normalized;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{NewAccount, student::NewStudent};
use crate::{
    error::AppError,
    model::user::CurrentUser,
    services::{
        accounts::temporary::{self, TemporaryPassword},
        families::{self, NewParent, address_unavailable, parent_with},
    },
    state::AppState,
    store::parents,
};

/// The parent of a minor: one who is there already, or one to be added with the student.
pub(super) struct Guardian {
    /// Sign-in address.
    pub email: String,
    form: NewParent,
    account: GuardianAccount,
}

enum GuardianAccount {
    Existing(Uuid),
    New(TemporaryPassword),
}

impl Guardian {
    /// The parent whom the form names.
    ///
    /// # Errors
    /// 409 when the address belongs to another account.
    pub async fn of(state: &AppState, student: &NewStudent) -> Result<Self, AppError> {
        let email = normalized(&student.parent_email);
        let account = match parent_with(state, &email).await? {
            Some(id) => GuardianAccount::Existing(id),
            None => GuardianAccount::New(temporary::issue(state).await?),
        };
        Ok(Self {
            email,
            form: NewParent {
                name: student.parent_name.clone(),
                email: student.parent_email.clone(),
                phone_number: student.parent_phone.clone(),
                address: student.address.clone(),
            },
            account,
        })
    }

    /// Adds the parent unless he is there; answers his account.
    ///
    /// # Errors
    /// 409 when the account has gone meanwhile.
    pub async fn write(
        self,
        txn: &impl ConnectionTrait,
        now: DateTime<Utc>,
        caller: &CurrentUser,
    ) -> Result<NewAccount, AppError> {
        let (id, name, temporary_password) = match self.account {
            GuardianAccount::Existing(id) => {
                let found = parents::by_id(txn, None, id).await?;
                let found = found.ok_or_else(address_unavailable)?;
                (id, found.parent.name, None)
            }
            GuardianAccount::New(password) => {
                let id = families::add(txn, now, caller, &self.form, &password).await?;
                let name = self.form.name.trim().to_owned();
                (id, name, Some(password.secret))
            }
        };
        Ok(NewAccount {
            id,
            name,
            email: Some(self.email),
            temporary_password,
        })
    }
}
