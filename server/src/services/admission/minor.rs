//! A minor, as the dialog adds them: the parents are there already.

use std::collections::HashSet;

use reedling_core::{
    access::Role,
    email::normalized,
    student::{
        create::AddStudentDraft,
        parent::{PARENTS_MAX, ParentMode},
    },
    time::text::parse_date,
};
use uuid::Uuid;

use super::{Admitted, NewAccount, account::Account, write};
use crate::{
    error::AppError,
    model::user::CurrentUser,
    ports::zone::IanaZone,
    services::{
        accounts::{asking, pace, temporary},
        addresses,
        idempotency::Call,
        parents::linking::{self, Named},
        text::written,
    },
    state::AppState,
    store::students::change::NewStudentDetails,
};

/// A minor, as the dialog sends them.
#[derive(Debug)]
pub struct NewMinor {
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Optional.
    pub email: String,
    /// yyyy-MM-dd, or empty.
    pub date_of_birth: String,
    /// Instrument.
    pub instrument: String,
    /// Grade.
    pub grade: String,
    /// At least one.
    pub parent_ids: Vec<Uuid>,
    /// Postal address.
    pub address: String,
    /// As typed.
    pub phone_number: String,
    /// As typed.
    pub emergency_contact: String,
    /// What the teacher noted.
    pub notes: String,
}

/// Adds a minor, linked to the teacher and to the parents, who are asked where they have not said yes to the teacher:
/// one transaction. With an address of their own they get a sign-in; with the address of one of the parents the
/// sign-in stays the parent's (D12). Neither the answer nor its time tells what the parents have said.
///
/// # Errors
/// 422 when a rule is broken or no parent is named, 404 for a parent that is not in the caller's list, 409 when
/// the address belongs to another account.
pub async fn admit_minor(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, Admitted>,
    minor: NewMinor,
) -> Result<Admitted, AppError> {
    let draft = draft(&minor);
    let today = IanaZone(state.school_zone()).day(state.clock.now());
    let found = draft.check(today).renamed("parentId", "parentIds");
    // The call has no checkbox: who is no minor by the date of birth was sent to the wrong one.
    let mut found = found.renamed("isMinor", "dob");
    let parent_ids = distinct(minor.parent_ids);
    if parent_ids.len() > PARENTS_MAX {
        let text = "A student can have at most 10 parents.";
        found.add("parentIds", "too_many", text);
    }
    found.into_result()?;
    pace::evenly(async {
        let parents = linking::named(state.db.read(), caller, &parent_ids).await?;
        enter(state, caller, call, &draft, parents).await
    })
    .await
}

fn distinct(mut ids: Vec<Uuid>) -> Vec<Uuid> {
    let mut seen = HashSet::new();
    ids.retain(|id| seen.insert(*id));
    ids
}

/// Writes the minor with the parents, or the requests to them.
async fn enter(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, Admitted>,
    draft: &AddStudentDraft,
    parents: Vec<Named>,
) -> Result<Admitted, AppError> {
    let email = Some(normalized(&draft.email)).filter(|email| !email.is_empty());
    let email = email.filter(|email| parents.iter().all(|parent| parent.email() != Some(email)));
    asking::count(state, caller, &[email.as_deref().unwrap_or_default()]).await?;
    if let Some(email) = &email {
        addresses::must_be_free(state, email).await?;
    }
    let password = email.as_ref().map(|_| temporary::issue(state));

    let name = format!("{} {}", draft.first_name.trim(), draft.last_name.trim());
    let account = Account {
        role: Role::Student,
        name: &name,
        phone_number: written(&draft.phone_number),
        child: None,
        sign_in: email.clone().zip(password.as_ref()),
    };
    let details = details(draft);
    let now = state.clock.now();
    let txn = call.begin().await?;
    let admitted = async {
        let id = write(&txn, state, now, caller, account, details, parents).await?;
        Ok(Admitted {
            student: NewAccount {
                id,
                name: name.clone(),
                email,
                temporary_password: None,
            },
            parent: None,
        })
    }
    .await;
    call.settle(txn, admitted).await
}

fn draft(minor: &NewMinor) -> AddStudentDraft {
    AddStudentDraft {
        first_name: minor.first_name.clone(),
        last_name: minor.last_name.clone(),
        email: minor.email.clone(),
        dob: minor.date_of_birth.clone(),
        grade: minor.grade.clone(),
        instrument: minor.instrument.clone(),
        is_minor: true,
        address: minor.address.clone(),
        phone_number: minor.phone_number.clone(),
        emergency_contact: minor.emergency_contact.clone(),
        parent_mode: ParentMode::Existing,
        parent_id: minor
            .parent_ids
            .first()
            .map(Uuid::to_string)
            .unwrap_or_default(),
        notes: minor.notes.clone(),
        ..AddStudentDraft::default()
    }
}

/// What is stored of a draft that keeps the rules.
pub(super) fn details(draft: &AddStudentDraft) -> NewStudentDetails {
    NewStudentDetails {
        first_name: draft.first_name.trim().to_owned(),
        last_name: draft.last_name.trim().to_owned(),
        date_of_birth: parse_date(draft.dob.trim()),
        is_minor: draft.is_minor,
        grade: draft.grade.clone(),
        section: None,
        instrument: draft.instrument.clone(),
        address: written(&draft.address),
        emergency_contact: written(&draft.emergency_contact),
        notes: written(&draft.notes),
    }
}
