//! The parent of a minor that the Add Student screen adds.

use reedling_core::{
    access::Role,
    email::normalized,
    student::{parent::NewParentRequest, request::NewStudentRequest},
};

use super::NewAccount;
use crate::{
    error::AppError,
    services::{
        accounts::temporary::{self, TemporaryPassword},
        addresses::{self, Owner, address_unavailable},
        parents::{self, linking::Named},
    },
    state::{AppState, CallerTx},
    store::users,
};

/// The parent of a minor: an existing one, or one to add with the student.
pub(super) struct Guardian {
    /// Sign-in address.
    pub email: String,
    form: NewParentRequest,
    child: String,
    owner: Owner,
    password: TemporaryPassword,
}

impl Guardian {
    /// The parent that the form names for a student of that given name.
    ///
    /// # Errors
    /// 409 when the address belongs to another account.
    pub async fn of(
        state: &AppState,
        student: &NewStudentRequest,
        first_name: &str,
    ) -> Result<Self, AppError> {
        let email = normalized(&student.parent_email);
        Ok(Self {
            owner: addresses::owner(state, &email).await?,
            password: temporary::issue_to_show(state),
            email,
            child: first_name.to_owned(),
            form: NewParentRequest {
                name: student.parent_name.clone(),
                email: student.parent_email.clone(),
                phone_number: student.parent_phone.clone(),
                address: student.address.clone(),
            },
        })
    }

    /// Adds the parent unless they exist; answers their account as the caller may see it. A teacher gets the card that
    /// they typed, with the temporary password of a new account.
    ///
    /// # Errors
    /// 409 when the account has gone meanwhile.
    pub async fn write(self, tx: &CallerTx<'_>) -> Result<(NewAccount, Named), AppError> {
        let (id, temporary_password) = match self.owner {
            Owner::Parent(id) => (id, None),
            Owner::Nobody => {
                let child = Some(self.child.as_str());
                let id = parents::add(tx, &self.form, child, &self.password).await?;
                (id, Some(self.password.secret))
            }
        };
        let (id, name, named) = if tx.caller.role == Role::Administrator {
            let account = users::by_id(tx, id)
                .await?
                .ok_or_else(address_unavailable)?;
            (id, account.name, Named::Account(id, account.email))
        } else {
            let card = parents::keep_card(tx, id, parents::typed(&self.form)).await?;
            (card.id, card.typed.name.clone(), Named::Card(card))
        };
        let account = NewAccount {
            id,
            name,
            email: Some(self.email),
            temporary_password,
        };
        Ok((account, named))
    }
}
