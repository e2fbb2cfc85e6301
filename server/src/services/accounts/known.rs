//! Browsers and networks that an account's owner has used (D14). They open nothing: they only spare the owner what
//! others have failed at.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::throttle::network::network;
use crate::{
    error::AppError,
    model::client::Client,
    security::token::{self, Token},
    store::known::{
        self, browsers,
        networks::{self, KnownNetwork},
    },
};

/// How long a browser stays known after its last use.
pub const LIFETIME: TimeDelta = browsers::LIFETIME;
/// How exactly the last use of a network is kept.
const TOUCH_AFTER: TimeDelta = TimeDelta::days(1);

/// The row of the browser, when the account's owner has used it. An account that does not exist is asked for in
/// the same way.
pub async fn browser(
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

/// Whether the account's owner has used the network; the same holds.
pub async fn is_known_network(
    conn: &impl ConnectionTrait,
    owner: Option<Uuid>,
    client: &Client,
    now: DateTime<Utc>,
) -> Result<bool, AppError> {
    let row = row_of(conn, owner.unwrap_or_default(), client, now).await?;
    Ok(row.is_some())
}

/// The owner has signed in: browser and network are known from now on. Answers the cookie that the browser is
/// to keep; one that this server has set serves several accounts.
pub async fn remember(
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
pub async fn forget(conn: &impl ConnectionTrait, owner: Uuid) -> Result<(), AppError> {
    Ok(known::forget(conn, owner).await?)
}

/// The browser's cookie, or a new one: what a browser brings is kept only when this server has set it.
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
