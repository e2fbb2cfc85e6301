//! E-mail addresses that a user enters for somebody else. A registration whose link was never opened does not occupy
//! its address, as a stranger may have registered it: the new account takes its place. How many different addresses one
//! enters is limited: each may be a stranger's mailbox, and each answer may tell whether an address is known (D14).

use chrono::{DateTime, Utc};
use reedling_core::access::Role;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{
    caller::{CallerTx, CurrentUser},
    queries::{
        account::WaitsFor,
        tally,
        throttle::{self, DAY, WINDOW},
        users::{self, UserRecord},
    },
    throttle::network::account_key,
};
use crate::{
    config::Config,
    error::{AppError, code::Code},
    state::AppState,
};

/// An administrator's limit is this many times as high.
const ADMINISTRATOR: u32 = 10;

/// Who has an address that was entered as a parent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// No account has it.
    Nobody,
    /// A parent's.
    Parent(Uuid),
}

/// Looks up an address that is to be a parent's. Every call that takes one asks here.
///
/// # Errors
/// 409 when the address belongs to an account of another role; nothing of it is disclosed (D12).
pub(crate) async fn owner(state: &AppState, email: &str) -> Result<Owner, AppError> {
    match holder(state.db.read(), email).await? {
        Some(user) if user.role == Role::Parent => Ok(Owner::Parent(user.id)),
        Some(_) => Err(address_unavailable()),
        None => Ok(Owner::Nobody),
    }
}

/// Makes sure that an address is free for a student's account.
///
/// # Errors
/// 409 when it belongs to an account.
pub(crate) async fn must_be_free(state: &AppState, email: &str) -> Result<(), AppError> {
    match holder(state.db.read(), email).await? {
        Some(_) => Err(address_unavailable()),
        None => Ok(()),
    }
}

/// The account that has the address, unless it still waits for its activation.
pub(crate) async fn holder(
    conn: &impl ConnectionTrait,
    email: &str,
) -> Result<Option<UserRecord>, AppError> {
    let found = users::find_by_email(conn, email).await?;
    Ok(found.filter(|user| user.standing.waits_for() != Some(WaitsFor::Activation)))
}

/// The refusal of an address in use; it tells nothing about the account (D12).
pub(crate) fn address_unavailable() -> AppError {
    AppError::conflict(
        Code::AddressUnavailable,
        "This email address cannot be used here. One address is for one account and one role: a child needs no \
         address of their own, and a second role needs another one.",
    )
}

/// Counts the addresses of a call, given in lower case, before anything is done with them: new, known and refused ones
/// alike. An address that was counted within the last day is not counted again.
///
/// # Errors
/// 429 when they are too many within an hour or a day; then none of them is counted.
pub(crate) async fn count_entered(
    state: &AppState,
    caller: &CurrentUser,
    addresses: &[&str],
) -> Result<(), AppError> {
    state
        .write_as(caller, async |tx| add(&tx, &state.config, addresses).await)
        .await
}

async fn add(tx: &CallerTx<'_>, config: &Config, addresses: &[&str]) -> Result<(), AppError> {
    let now = tx.now;
    let subject = subject(tx.caller.id);
    // Lock the caller's count, so that concurrent calls on any replica are counted one after the other.
    throttle::count(tx, &subject, now, WINDOW).await?;
    let mut new = Vec::new();
    for address in addresses.iter().filter(|address| !address.is_empty()) {
        let item = account_key(address);
        if !new.contains(&item) && tally::ends_at(tx, &subject, &item, now).await?.is_none() {
            new.push(item);
        }
    }
    if new.is_empty() {
        return Ok(());
    }
    let times = match tx.caller.role {
        Role::Administrator => ADMINISTRATOR,
        Role::Teacher | Role::Student | Role::Parent => 1,
    };
    let limits = [
        (config.addresses_per_hour.get(), WINDOW),
        (config.addresses_per_day.get(), DAY),
    ];
    for (most, window) in limits {
        let most = u64::from(most) * u64::from(times);
        // The oldest address that still counts; until it expires the limit is reached.
        let Some(in_the_way) = (most + 1).checked_sub(new.len() as u64).filter(|n| *n > 0) else {
            // One call has more addresses than the setting allows at all.
            return Err(too_many(now + window, now));
        };
        let [at, _] = tally::nth_newest(tx, &subject, in_the_way).await?;
        if let Some(at) = at.filter(|at| *at > now - window) {
            return Err(too_many(at + window, now));
        }
    }
    for item in new {
        tally::count(tx, &subject, &item, now, DAY).await?;
    }
    Ok(())
}

fn subject(caller: Uuid) -> String {
    format!("addresses:{caller}")
}

fn too_many(until: DateTime<Utc>, now: DateTime<Utc>) -> AppError {
    let seconds = u64::try_from((until - now).num_seconds()).unwrap_or_default();
    AppError::TooManyAddresses {
        retry_after: seconds + 1,
    }
}
