//! Browsers and networks from which an account's owner has signed in (D14). They open nothing: in them the owner is
//! spared the limits that other people's failures have reached.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::known::{
    self, browsers,
    networks::{self, KnownNetwork},
};
use crate::{
    error::AppError,
    security::{
        client::{Client, network},
        token::{self, Token},
    },
};

/// How long a browser stays known after its last use.
pub(crate) const LIFETIME: TimeDelta = browsers::LIFETIME;
/// How often the last use of a network is updated.
const TOUCH_AFTER: TimeDelta = TimeDelta::days(1);

/// The row of the browser, if the account's owner has used it. For an account that does not exist the same query runs.
pub(crate) async fn browser(
    conn: &impl ConnectionTrait,
    owner: Option<Uuid>,
    client: &Client,
    now: DateTime<Utc>,
) -> Result<Option<Uuid>, AppError> {
    let Some(cookie) = &client.browser else {
        return Ok(None);
    };
    let hash = token::hash(cookie);
    Ok(browsers::find(conn, owner.unwrap_or_default(), hash, now).await?)
}

/// Whether the account's owner has used the network, with the same query for an account that does not exist.
pub(crate) async fn is_known_network(
    conn: &impl ConnectionTrait,
    owner: Option<Uuid>,
    client: &Client,
    now: DateTime<Utc>,
) -> Result<bool, AppError> {
    let row = row_of(conn, owner.unwrap_or_default(), client, now).await?;
    Ok(row.is_some())
}

/// Remembers browser and network after a sign-in; answers the cookie that the browser is to keep. A cookie that this
/// server has set serves several accounts.
pub(crate) async fn remember(
    conn: &impl ConnectionTrait,
    owner: Uuid,
    client: &Client,
    now: DateTime<Utc>,
) -> Result<String, AppError> {
    let (cookie, hash) = cookie(conn, client, now).await?;
    browsers::remember(conn, owner, hash, now).await?;
    match (row_of(conn, owner, client, now).await?, client.address) {
        (Some(row), _) if now - row.last_used_at >= TOUCH_AFTER => {
            networks::touch(conn, row.id, now).await?;
        }
        (None, Some(address)) => {
            let (salt, hash) = token::salted(&network(address).to_string());
            networks::insert(conn, owner, salt, hash, now).await?;
        }
        _ => {}
    }
    Ok(cookie)
}

/// Forgets every browser and network of an account.
pub(crate) async fn forget(conn: &impl ConnectionTrait, owner: Uuid) -> Result<(), AppError> {
    Ok(known::forget(conn, owner).await?)
}

/// The browser's cookie, or a new one: only a cookie that this server has set is kept.
async fn cookie(
    conn: &impl ConnectionTrait,
    client: &Client,
    now: DateTime<Utc>,
) -> Result<(String, Vec<u8>), AppError> {
    if let Some(cookie) = &client.browser {
        let hash = token::hash(cookie);
        if browsers::is_known_to_anybody(conn, hash.clone(), now).await? {
            return Ok((cookie.clone(), hash));
        }
    }
    let token = Token::generate();
    Ok((token.secret, token.hash))
}

async fn row_of(
    conn: &impl ConnectionTrait,
    owner: Uuid,
    client: &Client,
    now: DateTime<Utc>,
) -> Result<Option<KnownNetwork>, AppError> {
    let Some(address) = client.address else {
        return Ok(None);
    };
    let name = network(address).to_string();
    let rows = networks::list(conn, owner, now).await?;
    let is_it = |row: &KnownNetwork| token::is_salted(&row.salt, &row.network_hash, &name);
    Ok(rows.into_iter().find(is_it))
}
