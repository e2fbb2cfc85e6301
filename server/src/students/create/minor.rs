//! Adding a minor by the dialog, which has added the parents before.

use reedling_core::{
    access::Role,
    students::{
        details::full_name,
        minor::{NewMinor, NewMinorRequest},
    },
};
use uuid::Uuid;

use super::{CreatedStudent, NewAccount, again, write};
use crate::{
    accounts::{
        addresses,
        caller::CurrentUser,
        create::{self, Account},
    },
    api::idempotency::Call,
    error::AppError,
    parents::enter::{self, NamedParent},
    security::timing,
    state::AppState,
};

/// Adds a minor, links them to the teacher and to the parents, and asks parents who have not said yes to the teacher:
/// all in one transaction. With an address of their own they get a sign-in; with the address of a parent the sign-in
/// stays the parent's (D12). Neither the answer nor its time tells what the parents have said.
///
/// # Errors
/// 422 when a rule is broken or no parent is named, 404 for a parent that is not in the caller's list, 409 when
/// the address belongs to another account or the caller has such a student.
pub(crate) async fn create_minor(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, CreatedStudent>,
    request: NewMinorRequest,
) -> Result<CreatedStudent, AppError> {
    let today = state.school_zone().day(state.clock.now());
    let minor = request.check(today)?;
    timing::pad_to_interval(async {
        let ids = minor.parent_ids.iter().map(|id| Uuid::from_u128(id.0));
        let ids: Vec<_> = ids.collect();
        let parents = enter::named(state.db.read(), caller, &ids).await?;
        Box::pin(enter(state, caller, call, minor, parents)).await
    })
    .await
}

/// Writes the minor with the parents, or the requests to them.
async fn enter(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, CreatedStudent>,
    minor: NewMinor,
    parents: Vec<NamedParent>,
) -> Result<CreatedStudent, AppError> {
    let email = minor.email.clone();
    let email = email.filter(|email| parents.iter().all(|parent| parent.email() != Some(email)));
    addresses::count_entered(state, caller, &[email.as_deref().unwrap_or_default()]).await?;
    if let Some(email) = &email {
        addresses::must_be_free(state, email).await?;
    }
    let password = email.as_ref().map(|_| create::temporary_password(state));

    let name = full_name(&minor.details.first_name, &minor.details.last_name);
    let add_anyway = minor.add_anyway;
    let account = Account {
        role: Role::Student,
        name: &name,
        phone_number: minor.phone_number.clone(),
        child: None,
        sign_in: email.clone().zip(password.as_ref()),
    };
    call.write(async |tx| {
        if !add_anyway {
            again::must_be_new(&tx, &name, &parents).await?;
        }
        let (id, mailed) = write(&tx, state, account, minor.details, parents).await?;
        Ok(CreatedStudent {
            student: NewAccount {
                id,
                name: name.clone(),
                email,
                temporary_password: None,
            },
            parent: None,
            mailed,
        })
    })
    .await
}
