//! A network from which many accounts have failed: one password is looked at in a turn, and accounts take turns.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::{ConnectionTrait, DatabaseTransaction};

use super::{network::Network, pause::too_many};
use crate::{
    error::AppError,
    store::{
        tally,
        throttle::{self, WINDOW},
    },
};

/// How long an account that was told to wait keeps its place without asking again.
const PLACE: TimeDelta = TimeDelta::seconds(6);

/// Whether the network is slowed and it is another account's turn. An account that asks gets a place in the queue
/// and leaves it with its look, so that who has had one is behind who still waits.
///
/// # Errors
/// When the database fails.
pub(super) async fn must_wait(
    txn: &DatabaseTransaction,
    network: &Network,
    account: &str,
    now: DateTime<Utc>,
) -> Result<bool, AppError> {
    if !is_slowed(txn, network, now).await? {
        return Ok(false);
    }
    let queue = queue(network);
    // The lock: of many at once one gets the turn.
    throttle::count(txn, &queue, now, WINDOW).await?;
    tally::forget_gone(txn, &queue, now, PLACE).await?;
    tally::wait(txn, &queue, account, now, PLACE).await?;
    let is_taken = throttle::blocked_until(txn, &queue, now).await?.is_some();
    let first = tally::first_waiting(txn, &queue, now).await?;
    Ok(is_taken || first.as_deref() != Some(account))
}

/// Takes the turn that [`must_wait`] found free.
///
/// # Errors
/// When the database fails.
pub(super) async fn take(
    txn: &DatabaseTransaction,
    network: &Network,
    account: &str,
    now: DateTime<Utc>,
) -> Result<(), AppError> {
    if is_slowed(txn, network, now).await? {
        let queue = queue(network);
        throttle::block(txn, &queue, now + network.turn).await?;
        tally::take_back(txn, &queue, account).await?;
    }
    Ok(())
}

/// Only reads, so that an account that asks again and again costs little.
///
/// # Errors
/// 429 when the turn is taken and the account has a fresh place in the queue.
pub(super) async fn check(
    conn: &impl ConnectionTrait,
    network: &Network,
    account: &str,
    now: DateTime<Utc>,
) -> Result<(), AppError> {
    let queue = queue(network);
    let Some(until) = throttle::blocked_until(conn, &queue, now).await? else {
        return Ok(());
    };
    match tally::ends_at(conn, &queue, account, now).await? {
        Some(end) if end - now > PLACE / 2 => Err(too_many(until, now)),
        _ => Ok(()),
    }
}

/// Notes that an account has failed from the network.
///
/// # Errors
/// When the database fails.
pub(super) async fn failed(
    conn: &impl ConnectionTrait,
    network: &Network,
    account: &str,
    now: DateTime<Utc>,
) -> Result<(), AppError> {
    Ok(tally::count(conn, &failures(network), account, now, WINDOW).await?)
}

/// When the next turn begins.
pub(super) fn next(network: &Network, now: DateTime<Utc>) -> AppError {
    too_many(now + network.turn - TimeDelta::milliseconds(1), now)
}

async fn is_slowed(
    txn: &DatabaseTransaction,
    network: &Network,
    now: DateTime<Utc>,
) -> Result<bool, AppError> {
    let [last_free, _] = tally::nth_newest(txn, &failures(network), network.accounts).await?;
    Ok(last_free.is_some_and(|at| at > now - WINDOW))
}

fn failures(network: &Network) -> String {
    format!("failed:{}", network.name)
}

fn queue(network: &Network) -> String {
    format!("turn:{}", network.name)
}
