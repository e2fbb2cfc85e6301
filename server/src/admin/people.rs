//! Suspending and reactivating accounts.

use reedling_core::admin::request::AccountStatusRequest;
use uuid::Uuid;

use super::approvals::not_activated;
use crate::{
    accounts::{
        caller::{Audit, CallerTx, CurrentUser},
        queries::{
            account::{AccountStatus, WaitsFor},
            administrators, standing,
            users::{self, UserRecord},
        },
        reauthentication, second_factor,
        suspension::end_secrets,
    },
    audit::AccountEvent,
    error::{AppError, code::Code},
    lessons::queries::counts,
    mail::{self, Message},
    state::AppState,
    students::queries::list::{self, StudentScope},
};

/// How much a user teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Teaching {
    /// Students who are linked to them.
    pub students: u64,
    /// Scheduled lessons of theirs that are still to come.
    pub upcoming_lessons: u64,
}

/// How many students a user teaches and how many lessons are still to come; none for a user who does not teach.
///
/// # Errors
/// 404 for an unknown account.
pub(crate) async fn teaching(state: &AppState, id: Uuid) -> Result<Teaching, AppError> {
    let conn = state.db.read();
    users::by_id(conn, id).await?.ok_or_else(no_account)?;
    Ok(Teaching {
        students: list::count(conn, StudentScope::TaughtBy(id)).await?,
        upcoming_lessons: counts::upcoming_of_teacher(conn, id, state.clock.now()).await?,
    })
}

/// Suspends or reactivates an account; answers the sentence that says so. Suspension ends sessions and secrets; lessons
/// and links stay.
///
/// # Errors
/// 404 for an unknown account, 409 for oneself, for the last administrator and when nothing would change, 422 for another
/// status.
pub(crate) async fn set_status(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
    request: &AccountStatusRequest,
) -> Result<String, AppError> {
    let suspends = request.check()?;
    state
        .write_as(caller, async |tx| {
            let user = another(&tx, id).await?;
            match (suspends, user.standing.status()) {
                (true, AccountStatus::Suspended) => Err(unchanged("is suspended already", &user)),
                (true, AccountStatus::Active | AccountStatus::Pending) => {
                    suspend(&tx, &user).await?;
                    let name = user.name;
                    Ok(format!(
                        "{name} is suspended and has been signed out everywhere."
                    ))
                }
                (false, AccountStatus::Suspended) => {
                    standing::reactivate(&tx, id, tx.now).await?;
                    // A sign-in that was under way during the suspension may have left a session or a secret: delete
                    // it.
                    end_secrets(&tx, tx.now, id).await?;
                    tx.audit(AccountEvent::Reactivated((&user).into())).await?;
                    Ok(format!("{} is not suspended any more.", user.name))
                }
                (false, AccountStatus::Active) => Err(unchanged("is not suspended", &user)),
                (false, AccountStatus::Pending) => Err(match user.standing.waits_for() {
                    Some(WaitsFor::Activation) => not_activated(&user),
                    Some(WaitsFor::Approval) | None => {
                        let text = format!("{} still waits for approval.", user.name);
                        AppError::conflict(Code::NotApproved, text)
                    }
                }),
            }
        })
        .await
}

/// The account has that status already: nothing was done.
fn unchanged(what: &str, user: &UserRecord) -> AppError {
    AppError::conflict(Code::StatusUnchanged, format!("{} {what}.", user.name))
}

async fn suspend(tx: &CallerTx<'_>, user: &UserRecord) -> Result<(), AppError> {
    standing::suspend(tx, user.id, tx.now).await?;
    end_secrets(tx, tx.now, user.id).await?;
    if let Some(to) = user.email.clone() {
        let name = user.name.clone();
        mail::enqueue(tx, tx.now, &Message::Suspended.to(to, name)).await?;
    }
    Ok(tx.audit(AccountEvent::Suspended(user.into())).await?)
}

/// Turns off a user's second factor; answers the sentence that says so.
///
/// # Errors
/// 403 without a fresh proof, 404 for an unknown account, 409 for oneself, and when none is on.
pub(crate) async fn reset_second_factor(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<String, AppError> {
    reauthentication::check(state, caller).await?;
    state
        .write_as(caller, async |tx| {
            let user = another(&tx, id).await?;
            second_factor::ending::reset(&tx, &user, caller.into()).await?;
            Ok(format!(
                "{} signs in with the password alone now.",
                user.name
            ))
        })
        .await
}

/// The account to change, with the rows of all administrators locked until the transaction ends. A caller who was
/// suspended meanwhile is refused.
pub(super) async fn another(tx: &CallerTx<'_>, id: Uuid) -> Result<UserRecord, AppError> {
    let administrators = administrators::lock(tx).await?;
    let user = users::by_id(tx, id).await?.ok_or_else(no_account)?;
    if id == tx.caller.id {
        let text = "You cannot change your own account here. Please ask another administrator.";
        return Err(AppError::conflict(Code::NotOneself, text));
    }
    if administrators == [id] {
        let text = "The school needs an administrator, and this is the last one.";
        return Err(AppError::conflict(Code::LastAdministrator, text));
    }
    if !administrators.contains(&tx.caller.id) {
        return Err(AppError::forbidden());
    }
    Ok(user)
}

pub(super) fn no_account() -> AppError {
    AppError::NotFound("There is no such account.")
}
