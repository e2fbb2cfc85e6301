//! Adding a student by the Add Student screen, or an adult by the dialog, with the parent in the same call where one is
//! needed.

use reedling_core::{
    access::Role,
    students::{
        parent::NewParent,
        request::{NewStudent, NewStudentRequest},
    },
};

use super::{CreatedStudent, NewAccount, again, write};
use crate::{
    accounts::{
        addresses::{self, Owner, address_unavailable},
        caller::{CallerTx, CurrentUser},
        create::{self, Account, TemporaryPassword},
        queries::users,
    },
    api::idempotency::Call,
    error::{AppError, code::Code},
    parents::enter::{self, NamedParent},
    state::AppState,
};

/// Adds a student with a sign-in and, for a minor, the parent: accounts, links and mails in one transaction. An
/// existing parent is asked, unless they have said yes to the teacher; an address that both share is the parent's
/// sign-in (D12).
///
/// # Errors
/// 422 when a rule is broken, 409 when an address belongs to another account or the caller has such a student.
pub(crate) async fn create_student(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, CreatedStudent>,
    request: NewStudentRequest,
) -> Result<CreatedStudent, AppError> {
    let today = state.school_zone().day(state.clock.now());
    let student = request.check(today)?;
    let parent = student.parent.as_ref().map(|parent| &*parent.email);
    let addresses: Vec<&str> = student.email.as_deref().into_iter().chain(parent).collect();
    addresses::count_entered(state, caller, &addresses).await?;
    match enter(state, call, &student).await {
        // The same parent was entered at the same moment.
        Err(AppError::Conflict {
            code: Code::AddressUnavailable,
            ..
        }) => enter(state, call, &student).await,
        created => created,
    }
}

/// Writes the student with the parent, or the request to them.
async fn enter(
    state: &AppState,
    call: &Call<'_, CreatedStudent>,
    student: &NewStudent,
) -> Result<CreatedStudent, AppError> {
    let parent = match student.parent.clone() {
        Some(parent) => Some(Guardian::of(state, parent, &student.details.first_name).await?),
        None => None,
    };
    let of_parent = student.parent.as_ref().map(|parent| &parent.email);
    let email = student.email.clone();
    let email = email.filter(|email| of_parent != Some(email));
    if let Some(email) = &email {
        addresses::must_be_free(state, email).await?;
    }
    let password = email.as_ref().map(|_| create::shown_password(state));

    let account = Account {
        role: Role::Student,
        name: &student.name,
        phone_number: student.phone_number.clone(),
        child: None,
        sign_in: email.clone().zip(password.as_ref()),
    };
    call.write(async |tx| {
        let (parent, named) = match parent {
            Some(guardian) => Some(guardian.write(&tx).await?),
            None => None,
        }
        .unzip();
        let parents: Vec<_> = named.into_iter().collect();
        if !student.add_anyway {
            again::must_be_new(&tx, &student.name, &parents).await?;
        }
        let details = student.details.clone();
        let (id, mailed) = write(&tx, state, account, details, parents).await?;
        let temporary_password = password.as_ref().map(|password| password.secret.clone());
        Ok(CreatedStudent {
            student: NewAccount {
                id,
                name: student.name.clone(),
                email,
                temporary_password,
            },
            parent,
            mailed,
        })
    })
    .await
}

/// The parent of a minor: an existing one, or one to add with the student.
struct Guardian {
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
    async fn of(state: &AppState, parent: NewParent, first_name: &str) -> Result<Self, AppError> {
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
    async fn write(self, tx: &CallerTx<'_>) -> Result<(NewAccount, NamedParent), AppError> {
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
