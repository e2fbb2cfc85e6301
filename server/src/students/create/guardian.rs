//! The parent of a minor that the Add Student screen adds.

use reedling_core::{access::Role, students::parent::NewParent};

use super::NewAccount;
use crate::{
    accounts::{
        addresses::{self, Owner, address_unavailable},
        caller::CallerTx,
        create::{self, TemporaryPassword},
        queries::users,
    },
    error::AppError,
    parents::{enter, linking::NamedParent},
    state::AppState,
};

/// The parent of a minor: an existing one, or one to add with the student.
pub(super) struct Guardian {
    parent: NewParent,
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
        parent: NewParent,
        first_name: &str,
    ) -> Result<Self, AppError> {
        Ok(Self {
            owner: addresses::owner(state, &parent.email).await?,
            password: create::shown_password(state),
            parent,
            child: first_name.to_owned(),
        })
    }

    /// Adds the parent unless they exist; answers their account as the caller may see it. A teacher gets the card that
    /// they typed, with the temporary password of a new account.
    ///
    /// # Errors
    /// 409 when the account has gone meanwhile.
    pub async fn write(self, tx: &CallerTx<'_>) -> Result<(NewAccount, NamedParent), AppError> {
        let (id, temporary_password) = match self.owner {
            Owner::Parent(id) => (id, None),
            Owner::Nobody => {
                let child = Some(self.child.as_str());
                let id = enter::add(tx, &self.parent, child, &self.password).await?;
                (id, Some(self.password.secret))
            }
        };
        let (id, name, named) = if tx.caller.role == Role::Administrator {
            let account = users::by_id(tx, id)
                .await?
                .ok_or_else(address_unavailable)?;
            (id, account.name, NamedParent::Account(id, account.email))
        } else {
            let card = enter::keep_card(tx, id, enter::typed(&self.parent)).await?;
            (card.id, card.typed.name.clone(), NamedParent::Card(card))
        };
        let account = NewAccount {
            id,
            name,
            email: Some(self.parent.email),
            temporary_password,
        };
        Ok((account, named))
    }
}
