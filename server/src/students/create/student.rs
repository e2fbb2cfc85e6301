//! Adding a student by the Add Student screen, or an adult by the dialog, with the parent in the same call where one is
//! needed.

use reedling_core::{
    access::Role,
    students::request::{NewStudent, NewStudentRequest},
};

use super::{CreatedStudent, NewAccount, guardian::Guardian, write};
use crate::{
    accounts::{addresses, caller::CurrentUser, create::{self, Account}},
    api::idempotency::Call,
    error::{AppError, code::Code},
    state::AppState,
    time::zone::IanaZone,
};

/// Adds a student with a sign-in and, for a minor, the parent: accounts, links and mails in one transaction. An
/// existing parent is asked, unless they have said yes to the teacher; an address that both share is the parent's
/// sign-in (D12).
///
/// # Errors
/// 422 when a rule is broken, 409 when an address belongs to another account.
pub async fn create_student(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, CreatedStudent>,
    request: NewStudentRequest,
) -> Result<CreatedStudent, AppError> {
    let today = IanaZone(state.school_zone()).day(state.clock.now());
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
        let parents = named.into_iter().collect();
        let details = student.details.clone();
        let id = write(&tx, state, account, details, parents).await?;
        let temporary_password = password.as_ref().map(|password| password.secret.clone());
        Ok(CreatedStudent {
            student: NewAccount {
                id,
                name: student.name.clone(),
                email,
                temporary_password,
            },
            parent,
        })
    })
    .await
}
