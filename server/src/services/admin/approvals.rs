//! Approving and refusing teachers who registered themselves.

use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::people::no_account;
use crate::{
    audit::{self, AccountEvent, By, Person},
    error::{AppError, code::Code},
    mail::{self, Message},
    model::{
        account::WaitsFor,
        notice::{NewNotice, NoticeKind},
        user::{CurrentUser, UserRecord},
    },
    state::AppState,
    store::{notices, refusals, standing, users},
};

/// Lets in who waits for it; answers the sentence that says so.
///
/// # Errors
/// 404 for an unknown account, 409 when it waits for activation still or does not wait.
pub async fn approve(state: &AppState, caller: &CurrentUser, id: Uuid) -> Result<String, AppError> {
    let txn = state.db.begin_write().await?;
    let user = users::by_id(&txn, id).await?.ok_or_else(no_account)?;
    let name = let_in(&txn, state, &user).await?;
    let event = AccountEvent::Approved((&user).into());
    audit::record(&txn, state.clock.now(), caller, event).await?;
    txn.commit().await?;
    Ok(format!("{name} may use Reedling now."))
}

/// The same by the operator, who names the address; answers the name.
///
/// # Errors
/// 404 for an unknown address, 409 when the account waits for activation still or does not wait.
pub async fn approve_by_operator(state: &AppState, address: &str) -> Result<String, AppError> {
    let address = reedling_core::email::normalized(address);
    let txn = state.db.begin_write().await?;
    let user = users::find_by_email(&txn, &address)
        .await?
        .ok_or_else(no_account)?;
    let name = let_in(&txn, state, &user).await?;
    let event = AccountEvent::ApprovedByOperator((&user).into());
    audit::record(&txn, state.clock.now(), By::Operator, event).await?;
    txn.commit().await?;
    Ok(name)
}

async fn let_in(
    txn: &impl ConnectionTrait,
    state: &AppState,
    user: &UserRecord,
) -> Result<String, AppError> {
    let now = state.clock.now();
    match user.standing.waits_for() {
        Some(WaitsFor::Approval) => {}
        Some(WaitsFor::Activation) => return Err(not_activated(user)),
        None => return Err(not_waiting(user)),
    }
    if !standing::approve(txn, user.id, now).await? {
        return Err(not_waiting(user));
    }
    let approved = NewNotice::of(NoticeKind::AccountApproved);
    notices::insert(txn, now, &[user.id], approved).await?;
    if let Some(to) = user.email.clone() {
        let name = user.name.clone();
        mail::enqueue(txn, now, &Message::Approved { to, name }).await?;
    }
    Ok(user.name.clone())
}

/// Removes an account that waits, for activation or for approval, and tells its owner. The address may register
/// again after thirty days. Answers the sentence that says so.
///
/// # Errors
/// 404 for an unknown account, 409 when it does not wait.
pub async fn refuse(state: &AppState, caller: &CurrentUser, id: Uuid) -> Result<String, AppError> {
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let user = users::by_id(&txn, id).await?.ok_or_else(no_account)?;
    if !standing::delete_waiting(&txn, id).await? {
        return Err(not_waiting(&user));
    }
    let name = user.name.clone();
    if let Some(to) = user.email {
        refusals::insert(&txn, &to, now).await?;
        let name = name.clone();
        mail::enqueue(&txn, now, &Message::Refused { to, name }).await?;
    }
    let refused = Person { id, name: &name };
    audit::record(
        &txn,
        now,
        caller,
        AccountEvent::RegistrationRefused(refused),
    )
    .await?;
    txn.commit().await?;
    Ok(format!("The registration of {name} has been refused."))
}

fn not_activated(user: &UserRecord) -> AppError {
    let text = format!("{} has not opened the activation link yet.", user.name);
    AppError::conflict(Code::NotActivated, text)
}

fn not_waiting(user: &UserRecord) -> AppError {
    let text = format!("{} does not wait for a decision.", user.name);
    AppError::conflict(Code::NotWaiting, text)
}
