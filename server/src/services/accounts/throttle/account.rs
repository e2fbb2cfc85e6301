//! An account as a whole: how many passwords are looked at from networks and browsers that its owner does not use.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::{ConnectionTrait, DatabaseTransaction};
use uuid::Uuid;

use crate::{
    error::AppError,
    mail::{self, Message},
    model::user::UserRecord,
    store::{
        tally,
        throttle::{self, WINDOW},
    },
};

/// The longer of the two windows.
const MONTH: TimeDelta = TimeDelta::days(30);
/// Looks within each window.
const MOST: [(u64, TimeDelta); 2] = [(200, WINDOW), (2_000, MONTH)];

/// A look at the password that was counted.
pub(super) struct Look {
    subject: String,
    item: String,
}

/// Only reads, so that who is refused costs little.
///
/// # Errors
/// 429 when a window is full.
pub(super) async fn check(
    conn: &impl ConnectionTrait,
    account: &str,
    now: DateTime<Utc>,
) -> Result<(), AppError> {
    room(conn, &subject(account), now).await.map(|_| ())
}

/// Counts a look; when it fills a window the owner is told.
///
/// # Errors
/// 429 when a window is full.
pub(super) async fn count(
    txn: &DatabaseTransaction,
    account: &str,
    owner: Option<&UserRecord>,
    now: DateTime<Utc>,
) -> Result<Look, AppError> {
    let look = Look {
        subject: subject(account),
        item: Uuid::now_v7().to_string(),
    };
    // The lock: looks from many networks at once are counted one after the other.
    throttle::count(txn, &look.subject, now, WINDOW).await?;
    let is_last = room(txn, &look.subject, now).await?;
    tally::count(txn, &look.subject, &look.item, now, MONTH).await?;
    if is_last {
        tell(txn, account, owner, now).await?;
    }
    Ok(look)
}

/// The password was right: the look is given back.
///
/// # Errors
/// When the database fails.
pub(super) async fn give_back(conn: &impl ConnectionTrait, look: &Look) -> Result<(), AppError> {
    Ok(tally::take_back(conn, &look.subject, &look.item).await?)
}

/// Whether the next look is the last one of a window.
async fn room(
    conn: &impl ConnectionTrait,
    subject: &str,
    now: DateTime<Utc>,
) -> Result<bool, AppError> {
    let mut is_last = false;
    for (most, window) in MOST {
        let [last, last_but_one] = tally::nth_newest(conn, subject, most).await?;
        if let Some(at) = last.filter(|at| *at > now - window) {
            return Err(AppError::too_many_attempts(at + window, now));
        }
        is_last |= last_but_one.is_some_and(|at| at > now - window);
    }
    Ok(is_last)
}

/// Tells the owner, once while the windows may stay full.
async fn tell(
    txn: &DatabaseTransaction,
    account: &str,
    owner: Option<&UserRecord>,
    now: DateTime<Utc>,
) -> Result<(), AppError> {
    let Some((owner, to)) = owner.and_then(|owner| Some((owner, owner.email.clone()?))) else {
        return Ok(());
    };
    let (told, item) = (format!("told:{account}"), "sign-in-limited");
    if tally::ends_at(txn, &told, item, now).await?.is_none() {
        tally::count(txn, &told, item, now, MONTH).await?;
        let name = owner.name.clone();
        mail::enqueue(txn, now, &Message::SignInLimited { to, name }).await?;
    }
    Ok(())
}

fn subject(account: &str) -> String {
    format!("looks:{account}")
}
