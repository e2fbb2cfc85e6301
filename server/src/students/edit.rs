//! Changing a student: grade and instrument, and what was entered wrong (FIELD-06).

use reedling_core::{
    access::Role,
    email::normalized,
    students::{
        age::is_under_13,
        edit::{EditStudentDraft, EditStudentRequest, PresentStudent},
    },
    time::text,
};
use uuid::Uuid;

use super::{
    access::{lock_to_change, one},
    queries::{change, record::StudentRecord},
};
use crate::{
    accounts::{
        addresses,
        caller::{Audit, CallerTx, CurrentUser},
        correction::{self, NewAddress, STAYS_SUSPENDED},
        create::{self, TemporaryPassword},
        queries::users::UserRecord,
    },
    audit::{AccountEvent, StudentEvent},
    error::AppError,
    parents::queries::reached,
    state::AppState,
};

/// A student after a change, with the sentence that says what follows from it.
#[derive(Debug)]
pub(crate) struct Changed {
    /// As the caller sees them.
    pub student: StudentRecord,
    /// For the caller.
    pub message: String,
}

/// Changes a student's grade and instrument; and name, address and date of birth, which a teacher may change until the student has
/// signed in.
///
/// # Errors
/// 422 when a rule is broken, 404 for a student of somebody else, 403 for one who has left the class, 409 when the
/// student has signed in or the address belongs to another account, 429 after too many addresses.
pub(crate) async fn edit(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
    request: EditStudentRequest,
) -> Result<Changed, AppError> {
    if let Some(email) = request.email.sent() {
        addresses::count_entered(state, caller, &[&normalized(email)]).await?;
    }
    let password = create::temporary_password(state);
    state
        .write_as(caller, async |tx| {
            lock_to_change(&tx, student_id).await?;
            let user = correction::locked(&tx, student_id).await?;
            let before = one(&tx, caller, student_id, tx.now).await?;
            apply(&tx, state, &user, before, request, &password).await
        })
        .await
}

/// Writes the change of a student whose account is locked.
///
/// # Errors
/// As [`edit`].
pub(crate) async fn apply(
    tx: &CallerTx<'_>,
    state: &AppState,
    user: &UserRecord,
    before: StudentRecord,
    request: EditStudentRequest,
    password: &TemporaryPassword,
) -> Result<Changed, AppError> {
    let today = state.school_zone().day(tx.now);
    let changed = request.check(&present(&before), today)?;
    let id = before.id;
    let learns = (&*changed.grade, &*changed.instrument);
    if learns != (&*before.grade, &*before.instrument) {
        change::set_grade_and_instrument(tx, tx.now, id, learns).await?;
    }
    if changed.grade != before.grade {
        let event = StudentEvent::GradeChanged((&before).into(), &before.grade, &changed.grade);
        tx.audit(event).await?;
    }
    if changed.instrument != before.instrument {
        let (from, to) = (&before.instrument, &changed.instrument);
        let event = StudentEvent::InstrumentChanged((&before).into(), from, to);
        tx.audit(event).await?;
    }
    let moves = changed.email != before.email;
    let is_renamed =
        (&changed.first_name, &changed.last_name) != (&before.first_name, &before.last_name);
    let birth = (changed.date_of_birth, changed.is_minor);
    let is_reborn = birth != (before.date_of_birth, before.is_minor);
    if (moves || is_renamed || is_reborn) && tx.caller.role == Role::Teacher {
        correction::must_be_correctable(tx, user).await?;
    }
    if is_renamed {
        let name = (&*changed.first_name, &*changed.last_name);
        correction::rename(tx, user, name).await?;
    }
    if is_reborn {
        change::set_birth(tx, tx.now, id, birth).await?;
        tx.audit(AccountEvent::BirthDateCorrected(user.into()))
            .await?;
    }
    if moves {
        let email = changed.email.clone();
        let renamed = correction::locked(tx, id).await?;
        correction::change_address(tx, state, &renamed, NewAddress { email, password }).await?;
    }
    let student = one(tx, tx.caller, id, tx.now).await?;
    let mut message = "Student updated successfully!".to_owned();
    if moves && student.email.is_some() {
        message.push(' ');
        if user.standing.is_suspended() {
            message.push_str(STAYS_SUSPENDED);
        } else {
            message.push_str(&on_its_way(tx, state, "temporary password", &student).await?);
        }
    }
    if before.is_minor && !student.is_minor && !before.parents.is_empty() {
        message.push_str(&format!(
            " {} counts as an adult now. Linked parents still see the lessons; an administrator can unlink them.",
            student.first_name
        ));
    }
    Ok(Changed { student, message })
}

/// The sentence that says who gets what is mailed to a student: under 13 the parents (FIELD-11).
async fn on_its_way(
    tx: &CallerTx<'_>,
    state: &AppState,
    what: &str,
    student: &StudentRecord,
) -> Result<String, AppError> {
    let today = state.school_zone().day(tx.now);
    if !is_under_13(student.date_of_birth, today) {
        let email = student.email.as_deref().unwrap_or_default();
        return Ok(format!("A new {what} is on its way to {email}."));
    }
    let name = &student.first_name;
    let mailed = mailed_parents(tx, student).await?;
    if mailed.is_empty() {
        return Ok(format!(
            "{name} is under 13 and gets no email. The parents are told how {name} signs in once they have answered."
        ));
    }
    let parents = mailed.join(" and ");
    Ok(format!(
        "{name} is under 13: a new {what} is on its way to {parents}."
    ))
}

/// The parents who get a child's mail, of those whom the caller knows: who has proved the address and is not suspended.
async fn mailed_parents(
    tx: &CallerTx<'_>,
    student: &StudentRecord,
) -> Result<Vec<String>, AppError> {
    let is_known = |name: &str| {
        let mut known = student.parents.iter().filter(|parent| parent.confirmed);
        tx.caller.role == Role::Administrator || known.any(|parent| parent.name == name)
    };
    let mut mailed = reached::parents(tx, student.id).await?;
    mailed.retain(|parent| parent.address_proved_at.is_some() && is_known(&parent.name));
    Ok(mailed.into_iter().map(|parent| parent.name).collect())
}

fn present(student: &StudentRecord) -> PresentStudent {
    PresentStudent {
        fields: EditStudentDraft {
            grade: student.grade.clone(),
            instrument: student.instrument.clone(),
            first_name: student.first_name.clone(),
            last_name: student.last_name.clone(),
            email: student.email.clone().unwrap_or_default(),
            date_of_birth: student.date_of_birth.map(text::date).unwrap_or_default(),
        },
        is_minor: student.is_minor,
        has_parent: !student.parents.is_empty(),
    }
}

/// Sends a student the invitation again; answers the sentence that says so.
///
/// # Errors
/// 404 for a student of somebody else, 403 for one who has left the class, 409 when the student has signed in, 422
/// without an address, 429 when it was done too often.
pub(crate) async fn invite_again(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<String, AppError> {
    let password = create::temporary_password(state);
    state
        .write_as(caller, async |tx| {
            lock_to_change(&tx, student_id).await?;
            // Administrators may see every student, and no other account here.
            one(&tx, caller, student_id, tx.now).await?;
            let user = correction::locked(&tx, student_id).await?;
            correction::invite_again(&tx, state, &user, &password).await?;
            invited(&tx, state, student_id).await
        })
        .await
}

/// The sentence that says whom a student's new invitation reaches.
///
/// # Errors
/// 404 for an unknown student.
pub(crate) async fn invited(
    tx: &CallerTx<'_>,
    state: &AppState,
    student_id: Uuid,
) -> Result<String, AppError> {
    let student = one(tx, tx.caller, student_id, tx.now).await?;
    on_its_way(tx, state, "invitation", &student).await
}
