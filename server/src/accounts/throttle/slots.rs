//! The queue of a slowed network, from which many accounts have failed: passwords are checked one at a time, and each
//! account is given the next free slot. It keeps that slot however often anybody asks again, so that the answer can say
//! when to come back.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::Tx;
use sea_orm::ConnectionTrait;

use super::network::Network;
use crate::{
    accounts::queries::{
        tally,
        throttle::{self, WINDOW},
    },
    error::AppError,
};

/// How long a slot is kept after its time has come, at least; else as long as the account had to wait for it.
const MIN_KEPT: TimeDelta = TimeDelta::seconds(60);
/// How many slots are given out ahead.
const QUEUE_MAX: i32 = 300;

/// The networks that are slowed.
pub(super) async fn slowed<'a>(
    conn: &impl ConnectionTrait,
    networks: &'a [Network],
    now: DateTime<Utc>,
) -> Result<Vec<&'a Network>, AppError> {
    let mut slowed = Vec::new();
    for network in networks {
        let [last_free, _] = tally::nth_newest(conn, &failures(network), network.accounts).await?;
        if last_free.is_some_and(|at| at > now - WINDOW) {
            slowed.push(network);
        }
    }
    Ok(slowed)
}

/// When the account's slot comes, or when one is free if the queue is full. None when the account has no slot yet. Only
/// reads, so that asking again and again costs little.
pub(super) async fn find(
    conn: &impl ConnectionTrait,
    slowed: &[&Network],
    account: &str,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, AppError> {
    let mut latest = now;
    for network in slowed {
        let slot = match tally::counted_at(conn, &queue(network), account, now).await? {
            Some(slot) => slot,
            None => match full_until(network, next_free(conn, network, now).await?, now) {
                Some(until) => until,
                None => return Ok(None),
            },
        };
        latest = latest.max(slot);
    }
    Ok(Some(latest))
}

/// When the account's slot comes; reserves one unless it has one. When the queue is full it gets none, and the answer
/// is when there is room again.
pub(super) async fn reserve(
    tx: &Tx,
    slowed: &[&Network],
    account: &str,
    now: DateTime<Utc>,
) -> Result<DateTime<Utc>, AppError> {
    let mut slots = Vec::new();
    for network in slowed {
        slots.push(reserve_at(tx, network, account, now).await?);
    }
    let latest = slots.iter().fold(now, |latest, slot| latest.max(*slot));
    for (network, slot) in slowed.iter().zip(slots) {
        if slot < latest {
            // The slot at the other network comes later.
            let until = latest + kept_for(latest, now);
            tally::keep_until(tx, &queue(network), account, until).await?;
        }
    }
    Ok(latest)
}

async fn reserve_at(
    tx: &Tx,
    network: &Network,
    account: &str,
    now: DateTime<Utc>,
) -> Result<DateTime<Utc>, AppError> {
    let queue = queue(network);
    // Lock the queue: no slot is given out twice.
    throttle::count(tx, &queue, now, WINDOW).await?;
    if let Some(slot) = tally::counted_at(tx, &queue, account, now).await? {
        return Ok(slot);
    }
    let slot = next_free(tx, network, now).await?;
    if let Some(until) = full_until(network, slot, now) {
        return Ok(until);
    }
    tally::count(tx, &queue, account, slot, kept_for(slot, now)).await?;
    throttle::block(tx, &queue, slot + network.interval).await?;
    Ok(slot)
}

fn kept_for(slot: DateTime<Utc>, now: DateTime<Utc>) -> TimeDelta {
    MIN_KEPT.max(slot - now)
}

/// The first slot that is free.
async fn next_free(
    conn: &impl ConnectionTrait,
    network: &Network,
    now: DateTime<Utc>,
) -> Result<DateTime<Utc>, AppError> {
    let given_out_until = throttle::blocked_until(conn, &queue(network), now).await?;
    Ok(given_out_until.unwrap_or(now))
}

/// Until when the queue is full.
fn full_until(
    network: &Network,
    next_free: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Option<DateTime<Utc>> {
    Some(next_free - network.interval * QUEUE_MAX).filter(|until| *until > now)
}

/// Frees the account's slot: whoever has used one queues again behind the others.
pub(super) async fn release(
    conn: &impl ConnectionTrait,
    networks: impl IntoIterator<Item = &Network>,
    account: &str,
) -> Result<(), AppError> {
    for network in networks {
        tally::take_back(conn, &queue(network), account).await?;
    }
    Ok(())
}

/// Records that an account has failed from the network.
pub(super) async fn failed(
    conn: &impl ConnectionTrait,
    network: &Network,
    account: &str,
    now: DateTime<Utc>,
) -> Result<(), AppError> {
    Ok(tally::count(conn, &failures(network), account, now, WINDOW).await?)
}

fn failures(network: &Network) -> String {
    format!("failed:{}", network.name)
}

fn queue(network: &Network) -> String {
    format!("turn:{}", network.name)
}
