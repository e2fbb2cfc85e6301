//! What was entered wrong about an account is put right: name, address, date of birth, role (FIELD-06).

use reedling_core::{
    access::{Role, TeachingRole},
    admin::{
        new_user::NewUserKind,
        request::{AccountRoleRequest, EditUserRequest, EditedUser, PresentUser},
    },
    email::normalized,
    students::edit::{EditStudentDraft, EditStudentRequest},
    validation::split_name,
};
use uuid::Uuid;

use super::{people::another, queries::roles, users::enrol};
use crate::{
    accounts::{
        addresses,
        caller::{Audit, CallerTx, CurrentUser},
        correction::{self, NewAddress, STAYS_SUSPENDED},
        create::{self, TemporaryPassword},
        queries::{
            sessions,
            users::{self, UserRecord},
        },
    },
    audit::AccountEvent,
    error::{AppError, code::Code},
    parents,
    state::AppState,
    students::{self, access::one},
    teachers,
};

/// Corrects an account; answers the sentence that says so.
///
/// # Errors
/// 422 when a rule is broken, 404 for an unknown account, 409 for oneself, for an address in use, for a role that
/// lessons or links hold, and for the role of who still waits; 429 after too many addresses.
pub(crate) async fn edit(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
    request: EditUserRequest,
) -> Result<String, AppError> {
    if let Some(email) = request.email.sent() {
        addresses::count_entered(state, caller, &[&normalized(email)]).await?;
    }
    let password = create::temporary_password(state);
    state
        .write_as(caller, async |tx| {
            another(&tx, id).await?;
            let user = correction::locked(&tx, id).await?;
            let edited = request.check(PresentUser {
                name: &user.name,
                email: user.email.as_deref(),
                role: user.role,
            })?;
            if user.role == Role::Student && edited.kind.is_none() {
                return edit_student(&tx, state, &user, request, &password).await;
            }
            apply(&tx, state, user, edited, &password).await
        })
        .await
}

async fn apply(
    tx: &CallerTx<'_>,
    state: &AppState,
    mut user: UserRecord,
    edited: EditedUser,
    password: &TemporaryPassword,
) -> Result<String, AppError> {
    if edited.name != user.name {
        correction::rename(tx, &user, split_name(&edited.name)).await?;
        user = correction::locked(tx, user.id).await?;
    }
    if let Some(kind) = edited.kind {
        change_role(tx, &user, kind).await?;
        user = correction::locked(tx, user.id).await?;
    }
    let name = user.name.clone();
    if edited.email == user.email {
        return Ok(format!("The account of {name} is up to date."));
    }
    let email = edited.email;
    let message = match &email {
        Some(_) if user.standing.is_suspended() => {
            format!("The account of {name} has the new email address. {STAYS_SUSPENDED}")
        }
        Some(email) => format!("The new invitation of {name} is on its way to {email}."),
        None => format!("{name} has no sign-in any more."),
    };
    correction::change_address(tx, state, &user, NewAddress { email, password }).await?;
    Ok(message)
}

/// A student's name, address and date of birth have the rules of Edit Student.
async fn edit_student(
    tx: &CallerTx<'_>,
    state: &AppState,
    user: &UserRecord,
    request: EditUserRequest,
    password: &TemporaryPassword,
) -> Result<String, AppError> {
    let before = one(tx, tx.caller, user.id, tx.now).await?;
    let named = EditStudentDraft {
        first_name: before.first_name.clone(),
        last_name: before.last_name.clone(),
        ..EditStudentDraft::default()
    };
    let mut change = EditStudentRequest {
        grade: before.grade.clone(),
        email: request.email,
        date_of_birth: request.date_of_birth,
        ..EditStudentRequest::default()
    };
    if let Some(name) = request
        .name
        .0
        .sent()
        .filter(|name| name.trim() != user.name)
    {
        change = change.renaming(name, &named);
    }
    let changed = students::edit::apply(tx, state, user, before, change, password).await?;
    Ok(changed.message)
}

/// Sends somebody who has not signed in the invitation again; answers the sentence that says so.
///
/// # Errors
/// 404 for an unknown account, 409 for oneself and for who has signed in or is suspended, 422 without an address, 429
/// when it was done too often.
pub(crate) async fn invite_again(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<String, AppError> {
    let password = create::temporary_password(state);
    state
        .write_as(caller, async |tx| {
            another(&tx, id).await?;
            let user = correction::locked(&tx, id).await?;
            let email = correction::invite_again(&tx, state, &user, &password).await?;
            match user.role {
                Role::Student => students::edit::invited(&tx, state, id).await,
                Role::Administrator | Role::Teacher | Role::Parent => {
                    Ok(correction::invited(email))
                }
            }
        })
        .await
}

/// Gives an account another role, with what belongs to it; sessions end. Between teachers and administrators students
/// and lessons stay, any other change waits until nothing hangs on the old role.
async fn change_role(
    tx: &CallerTx<'_>,
    user: &UserRecord,
    kind: NewUserKind,
) -> Result<(), AppError> {
    let (id, role) = (user.id, kind.role());
    must_be_approved(user)?;
    let stays_teaching = TeachingRole::of(user.role).is_some() && TeachingRole::of(role).is_some();
    if !stays_teaching {
        if roles::has_ties(tx, id).await? {
            let text = format!(
                "{} has lessons, results, or links to students, parents or teachers. Please end the links first; an account with lessons keeps its role.",
                user.name
            );
            return Err(AppError::conflict(Code::RoleIsFixed, text));
        }
        roles::forget(tx, id).await?;
    }
    users::set_role(tx, id, role, tx.now).await?;
    match kind {
        NewUserKind::Administrator | NewUserKind::Teacher { .. } if stays_teaching => {
            teachers::queries::ensure(tx, id).await?;
        }
        NewUserKind::Administrator => {}
        NewUserKind::Teacher { instrument } => {
            teachers::queries::insert(tx, id, instrument).await?;
        }
        NewUserKind::Parent => {
            parents::queries::links::insert(tx, id, tx.caller.id, None).await?;
        }
        NewUserKind::Student(student) => enrol(tx, id, student).await?,
    }
    sessions::ending::delete_all_of(tx, id).await?;
    Ok(tx
        .audit(AccountEvent::RoleChanged(user.into(), role))
        .await?)
}

/// A role is no approval, also of somebody who was suspended while waiting.
fn must_be_approved(user: &UserRecord) -> Result<(), AppError> {
    if user.standing.approved_at.is_some() {
        return Ok(());
    }
    let text = format!("{} has to be approved first.", user.name);
    Err(AppError::conflict(Code::NotApproved, text))
}

/// Makes a teacher an administrator, or an administrator a teacher; their sessions end. Answers the sentence that says
/// so.
///
/// # Errors
/// 404 for an unknown account, 409 for oneself, for the last administrator, for students and parents and for who
/// still waits, 422 for another role.
pub(crate) async fn set_role(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
    request: &AccountRoleRequest,
) -> Result<String, AppError> {
    let role = request.check()?;
    state
        .write_as(caller, async |tx| {
            let user = another(&tx, id).await?;
            let Some(present) = TeachingRole::of(user.role) else {
                let text = "Only teachers and administrators can get another role.";
                return Err(AppError::conflict(Code::RoleIsFixed, text));
            };
            must_be_approved(&user)?;
            if present != role {
                users::set_role(&tx, id, role.role(), tx.now).await?;
                teachers::queries::ensure(&tx, id).await?;
                sessions::ending::delete_all_of(&tx, id).await?;
                let event = AccountEvent::RoleChanged((&user).into(), role.role());
                tx.audit(event).await?;
            }
            Ok(format!("{} is {} now.", user.name, role.with_article()))
        })
        .await
}
