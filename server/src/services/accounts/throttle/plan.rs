//! What an attempt is to be counted for, and whether it has to wait.

use chrono::{DateTime, Utc};
use sea_orm::DatabaseTransaction;

use super::{
    Begun, Counted, Try, Waiting, account,
    network::{Network, account_key, network, networks},
    out_of_turn::OutOfTurn,
    pause, turns,
};
use crate::{
    db::settle, error::AppError, model::user::UserRecord, services::accounts::known,
    state::AppState,
};

/// What an attempt is to be counted for.
pub(super) enum Plan {
    Browser(String),
    Pair(Pair),
}

/// An account and a network.
pub(super) struct Pair {
    pub account: String,
    /// The narrowest of the networks.
    pub place: String,
    pub networks: Vec<Network>,
    is_known_network: bool,
}

impl Pair {
    fn key(&self) -> String {
        format!("pair:{}:{}", self.account, self.place)
    }
}

impl Plan {
    /// Refuses, by reading only, most of what would be refused when it is counted; what is asked most comes first.
    ///
    /// # Errors
    /// 429 while a pause lasts.
    pub async fn of(state: &AppState, attempted: &Try<'_>) -> Result<Self, AppError> {
        let (conn, now) = (state.db.read(), state.clock.now());
        let (owner, client) = (attempted.owner.map(|owner| owner.id), attempted.client);
        if let Some(id) = known::browser(conn, owner, client, now).await? {
            let key = format!("browser:{id}");
            pause::check(conn, &key, now).await?;
            return Ok(Self::Browser(key));
        }
        let place = client.address.map(|address| network(address).to_string());
        let mut pair = Pair {
            account: account_key(attempted.name),
            place: place.unwrap_or_else(|| "nowhere".to_owned()),
            networks: client.address.map(networks).unwrap_or_default(),
            is_known_network: false,
        };
        pause::check(conn, &pair.key(), now).await?;
        pair.is_known_network = known::is_known_network(conn, owner, client, now).await?;
        Ok(Self::Pair(pair))
    }

    /// Until when the attempt waits for its turn, if it does. From now on it has one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn wait(&self, state: &AppState) -> Result<Option<DateTime<Utc>>, AppError> {
        let Self::Pair(pair) = self else {
            return Ok(None);
        };
        let (conn, now) = (state.db.read(), state.clock.now());
        let slowed = turns::slowed(conn, &pair.networks, now).await?;
        let turn = match turns::find(conn, &slowed, &pair.account, now).await? {
            Some(turn) => turn,
            None => {
                let txn = state.db.begin_write().await?;
                let turn = turns::ask(&txn, &slowed, &pair.account, now).await;
                settle(txn, turn).await?
            }
        };
        Ok(Some(turn).filter(|turn| *turn > now))
    }

    /// The attempt waits for its turn.
    pub fn waits(self, until: DateTime<Utc>) -> Begun {
        let out_of_turn = match self {
            Self::Pair(pair) if pair.is_known_network => Some(OutOfTurn(pair)),
            Self::Pair(_) | Self::Browser(_) => None,
        };
        Begun::Waits(Waiting { until, out_of_turn })
    }

    /// Only reads.
    ///
    /// # Errors
    /// 429 when too many of the account's passwords have been looked at.
    pub async fn check_account(&self, state: &AppState) -> Result<(), AppError> {
        match self {
            Self::Pair(pair) if !pair.is_known_network => {
                account::check(state.db.read(), &pair.account, state.clock.now()).await
            }
            Self::Pair(_) | Self::Browser(_) => Ok(()),
        }
    }

    /// Counts. The outer failure undoes what was written; the inner one tells when the turn comes instead.
    ///
    /// # Errors
    /// 429 while browser or account has to wait.
    pub async fn count(
        &self,
        txn: &DatabaseTransaction,
        state: &AppState,
        owner: Option<&UserRecord>,
    ) -> Result<Result<Counted, DateTime<Utc>>, AppError> {
        let now = state.clock.now();
        let pair = match self {
            Self::Browser(key) => {
                pause::BROWSER.count(txn, key, now).await?;
                return Ok(Ok(Counted::Browser(key.clone())));
            }
            Self::Pair(pair) => pair,
        };
        let (key, account) = (pair.key(), &pair.account);
        let slowed = turns::slowed(txn, &pair.networks, now).await?;
        let turn = turns::ask(txn, &slowed, account, now).await?;
        if turn > now {
            return Ok(Err(turn));
        }
        pause::PAIR.count(txn, &key, now).await?;
        let look = if pair.is_known_network {
            None
        } else {
            Some(account::count(txn, account, owner, now).await?)
        };
        turns::leave(txn, slowed, account).await?;
        Ok(Ok(Counted::Pair {
            key,
            account: account.clone(),
            look,
            networks: pair.networks.clone(),
        }))
    }
}
