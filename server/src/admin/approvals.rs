//! Approving and refusing teachers who registered themselves.

use reedling_db::Tx;
use uuid::Uuid;

use super::people::no_account;
use crate::{
    accounts::{
        caller::{Audit, CurrentUser},
        queries::{
            account::WaitsFor,
            refusals, standing,
            users::{self, UserRecord},
        },
    },
    audit::{self, AccountEvent, By},
    error::{AppError, code::Code},
    mail::{self, Message},
    notices::{
        self,
        queries::record::{NewNotice, NoticeKind},
    },
    state::AppState,
};

/// Approves an account; answers the sentence that says so.
///
/// # Errors
/// 404 for an unknown account, 409 when it waits for activation still or does not wait.
pub async fn approve(state: &AppState, caller: &CurrentUser, id: Uuid) -> Result<String, AppError> {
    state
        .write_as(caller, async |tx| {
            let user = users::by_id(&tx, id).await?.ok_or_else(no_account)?;
            let name = let_in(&tx, &user).await?;
            tx.audit(AccountEvent::Approved((&user).into())).await?;
            Ok(format!("{name} may use Reedling now."))
        })
        .await
}

/// The same from the command line, by address; answers the name.
///
/// # Errors
/// 404 for an unknown address, 409 when the account waits for activation still or does not wait.
pub async fn approve_by_operator(state: &AppState, address: &str) -> Result<String, AppError> {
    let address = reedling_core::email::normalized(address);
    state
        .write(async |tx| {
            let user = users::find_by_email(&tx, &address).await?;
            let user = user.ok_or_else(no_account)?;
            let name = let_in(&tx, &user).await?;
            let event = AccountEvent::ApprovedByOperator((&user).into());
            audit::record(&tx, By::Operator, event).await?;
            Ok(name)
        })
        .await
}

async fn let_in(tx: &Tx<impl Sync>, user: &UserRecord) -> Result<String, AppError> {
    match user.standing.waits_for() {
        Some(WaitsFor::Approval) => {}
        Some(WaitsFor::Activation) => return Err(not_activated(user)),
        None => return Err(not_waiting(user)),
    }
    if !standing::approve(tx, user.id, tx.now).await? {
        return Err(not_waiting(user));
    }
    let approved = NewNotice::of(NoticeKind::AccountApproved);
    notices::queries::insert(tx, tx.now, &[user.id], approved).await?;
    if let Some(to) = user.email.clone() {
        let name = user.name.clone();
        mail::enqueue(tx, tx.now, &Message::Approved.to(to, name)).await?;
    }
    Ok(user.name.clone())
}

/// Deletes an account that waits for activation or approval, and mails its owner. The address may register again after
/// thirty days. Answers the sentence that says so.
///
/// # Errors
/// 404 for an unknown account, 409 when it does not wait.
pub async fn refuse(state: &AppState, caller: &CurrentUser, id: Uuid) -> Result<String, AppError> {
    state
        .write_as(caller, async |tx| {
            let user = users::by_id(&tx, id).await?.ok_or_else(no_account)?;
            if !standing::delete_waiting(&tx, id).await? {
                return Err(not_waiting(&user));
            }
            let event = AccountEvent::RegistrationRefused((&user).into());
            tx.audit(event).await?;
            let name = user.name;
            if let Some(to) = user.email {
                refusals::insert(&tx, &to, tx.now).await?;
                let name = name.clone();
                mail::enqueue(&tx, tx.now, &Message::Refused.to(to, name)).await?;
            }
            Ok(format!("The registration of {name} has been refused."))
        })
        .await
}

pub(super) fn not_activated(user: &UserRecord) -> AppError {
    let text = format!("{} has not opened the activation link yet.", user.name);
    AppError::conflict(Code::NotActivated, text)
}

fn not_waiting(user: &UserRecord) -> AppError {
    let text = format!("{} does not wait for a decision.", user.name);
    AppError::conflict(Code::NotWaiting, text)
}
