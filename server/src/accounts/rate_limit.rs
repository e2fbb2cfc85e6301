//! Rate limits for callers without a session: mails to an address or from a network, and sign-ins begun at the OpenID
//! provider. Counted in the database, so that replicas share them, and alike for known and unknown addresses.

use chrono::{DateTime, Utc};
use sea_orm::ConnectionTrait;

use super::{
    queries::throttle::{self, WINDOW},
    throttle::network::account_key,
};
use crate::{
    error::AppError,
    security::client::{Client, network},
};

/// Mails to one address in an hour.
const MAILS_TO_ADDRESS: i32 = 5;
/// Mails that one network may cause in an hour; a school's staff may join on one afternoon.
const MAILS_FROM_NETWORK: i32 = 60;
/// Sign-ins at the OpenID provider that one network may begin in an hour.
const PROVIDER_SIGN_INS_FROM_NETWORK: i32 = 300;

/// Whether a mail may go out to an address that somebody entered without being signed in. The answer to the call is the
/// same either way.
pub(super) async fn may_mail(
    conn: &impl ConnectionTrait,
    address: &str,
    client: &Client,
    now: DateTime<Utc>,
) -> Result<bool, AppError> {
    may_mail_owner(conn, address, client, false, now).await
}

/// The same where the account's owner may have used the network before: then only the address's own limit counts.
pub(super) async fn may_mail_owner(
    conn: &impl ConnectionTrait,
    address: &str,
    client: &Client,
    is_known_network: bool,
    now: DateTime<Utc>,
) -> Result<bool, AppError> {
    let key = format!("mail-to:{}", account_key(address));
    let to = count(conn, &key, MAILS_TO_ADDRESS, now).await?;
    let from = by_network(conn, "mail-from", client, MAILS_FROM_NETWORK, now).await?;
    Ok(to.is_none() && (is_known_network || from.is_none()))
}

/// When a network may begin another sign-in at the provider; none when it may do so now.
pub(crate) async fn provider_sign_in(
    conn: &impl ConnectionTrait,
    client: &Client,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, AppError> {
    by_network(conn, "journey", client, PROVIDER_SIGN_INS_FROM_NETWORK, now).await
}

async fn by_network(
    conn: &impl ConnectionTrait,
    what: &str,
    client: &Client,
    most: i32,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, AppError> {
    match client.address {
        Some(address) => count(conn, &format!("{what}:{}", network(address)), most, now).await,
        None => Ok(None),
    }
}

/// Counts one more; when the window ends, if this was one too many.
async fn count(
    conn: &impl ConnectionTrait,
    key: &str,
    most: i32,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, AppError> {
    let counted = throttle::count(conn, key, now, WINDOW).await?;
    Ok((counted.count > most).then_some(counted.window_started_at + WINDOW))
}
