//! Adding a student by the Add Student screen, or an adult by the dialog, with the parent in the same call where one is
//! needed.

use chrono::NaiveDate;
use reedling_core::{
    access::Role, email::normalized, student::request::NewStudentRequest, time::text::parse_date,
};

use super::{Admitted, NewAccount, account::Account, guardian::Guardian, write};
use crate::{
    error::{AppError, code::Code},
    model::user::CurrentUser,
    ports::zone::IanaZone,
    services::{
        accounts::{asking, temporary},
        addresses,
        idempotency::Call,
        text::{split_name, written},
    },
    state::AppState,
    store::students::change::NewStudentDetails,
};

/// Adds a student with a sign-in and, for a minor, the parent: accounts, links and mails in one transaction. An
/// existing parent is asked, unless they have said yes to the teacher; an address that both share is the parent's
/// sign-in (D12).
///
/// # Errors
/// 422 when a rule is broken, 409 when an address belongs to another account.
pub async fn admit(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, Admitted>,
    student: NewStudentRequest,
) -> Result<Admitted, AppError> {
    let today = IanaZone(state.school_zone()).day(state.clock.now());
    let (name, details) = checked(&student, today)?;
    let addresses = [&student.email, &student.parent_email].map(|address| normalized(address));
    let counted = if details.is_minor { 2 } else { 1 };
    asking::count(
        state,
        caller,
        &addresses.each_ref().map(String::as_str)[..counted],
    )
    .await?;
    match enter(state, call, &student, &name, &details).await {
        // The same parent was entered at the same moment.
        Err(AppError::Conflict {
            code: Code::AddressUnavailable,
            ..
        }) => enter(state, call, &student, &name, &details).await,
        admitted => admitted,
    }
}

/// Writes the student with the parent, or the request to them.
async fn enter(
    state: &AppState,
    call: &Call<'_, Admitted>,
    student: &NewStudentRequest,
    name: &str,
    details: &NewStudentDetails,
) -> Result<Admitted, AppError> {
    let parent = if details.is_minor {
        Some(Guardian::of(state, student, &details.first_name).await?)
    } else {
        None
    };
    let email = Some(normalized(&student.email)).filter(|email| {
        let shared = parent.as_ref().is_some_and(|parent| parent.email == *email);
        !email.is_empty() && !shared
    });
    if let Some(email) = &email {
        addresses::must_be_free(state, email).await?;
    }
    let password = email.as_ref().map(|_| temporary::issue_to_show(state));

    let account = Account {
        role: Role::Student,
        name,
        phone_number: written(&student.phone_number),
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
        let id = write(&tx, state, account, details.clone(), parents).await?;
        let temporary_password = password.as_ref().map(|password| password.secret.clone());
        Ok(Admitted {
            student: NewAccount {
                id,
                name: name.to_owned(),
                email,
                temporary_password,
            },
            parent,
        })
    })
    .await
}

/// Full name and details, once the rules of the form that was used hold.
fn checked(
    student: &NewStudentRequest,
    today: NaiveDate,
) -> Result<(String, NewStudentDetails), AppError> {
    student.problems(today).into_result()?;
    let is_of_dialog = student.is_of_dialog();
    let name = if is_of_dialog {
        format!("{} {}", student.first_name.trim(), student.last_name.trim())
    } else {
        student.name.trim().to_owned()
    };
    let (first_name, last_name) = if is_of_dialog {
        (student.first_name.trim(), student.last_name.trim())
    } else {
        split_name(&name)
    };
    let details = NewStudentDetails {
        first_name: first_name.to_owned(),
        last_name: last_name.to_owned(),
        date_of_birth: parse_date(student.date_of_birth.trim()),
        is_minor: student.is_minor(today),
        grade: student.grade.clone(),
        section: written(&student.section),
        instrument: student.instrument.trim().to_owned(),
        address: written(&student.address),
        emergency_contact: written(&student.emergency_contact),
        notes: written(&student.notes),
    };
    Ok((name, details))
}
