//! What an attempt will be counted for, and whether it has to wait.

use chrono::{DateTime, Utc};
use reedling_db::Tx;

use super::{
    AttemptStart, Counted, Target, Waiting, account,
    bypass::Bypass,
    network::{self, Network, account_key, networks},
    pause,
};
use crate::{
    accounts::{known, queries::users::UserRecord},
    error::AppError,
    state::AppState,
};

/// What an attempt will be counted for.
pub(super) enum Scope {
    Browser(String),
    Pair(Pair),
}

/// An account and a network.
pub(super) struct Pair {
    pub account: String,
    /// The narrowest of the networks.
    pub place: String,
    pub networks: Vec<Network>,
    pub is_known_network: bool,
}

/// Why an attempt waits, and until when.
#[derive(Clone, Copy)]
pub(super) enum Wait {
    /// For the next check at a slowed network.
    Network(DateTime<Utc>),
    /// For its account, of which too many passwords have been checked.
    Account(DateTime<Utc>),
}

impl Pair {
    /// The key that its passwords are counted under.
    pub(super) fn key(&self) -> String {
        format!("pair:{}:{}", self.account, self.place)
    }
}

impl Scope {
    /// Determines what to count. Refuses, by reading alone, most of what counting would refuse; the likeliest refusal
    /// comes first.
    ///
    /// # Errors
    /// 429 while a pause lasts.
    pub(super) async fn of(state: &AppState, attempted: &Target<'_>) -> Result<Self, AppError> {
        let (conn, now) = (state.db.read(), state.clock.now());
        let mut scope = Self::of_code(state, attempted).await?;
        match &mut scope {
            Self::Browser(key) => pause::check(conn, key, now).await?,
            Self::Pair(pair) => {
                pause::check(conn, &pair.key(), now).await?;
                let (owner, client) = (attempted.owner.map(|owner| owner.id), attempted.client);
                pair.is_known_network = known::is_known_network(conn, owner, client, now).await?;
            }
        }
        Ok(scope)
    }

    /// The same for a code; a password that was tried before does not refuse it.
    pub(super) async fn of_code(
        state: &AppState,
        attempted: &Target<'_>,
    ) -> Result<Self, AppError> {
        let (conn, now) = (state.db.read(), state.clock.now());
        let (owner, client) = (attempted.owner.map(|owner| owner.id), attempted.client);
        if let Some(id) = known::browser(conn, owner, client, now).await? {
            return Ok(Self::Browser(format!("browser:{id}")));
        }
        let networks = client.address.map(networks).unwrap_or_default();
        let place = networks
            .first()
            .map_or("nowhere", |narrowest| &narrowest.name);
        Ok(Self::Pair(Pair {
            account: account_key(attempted.name),
            place: place.to_owned(),
            networks,
            is_known_network: false,
        }))
    }

    /// What the attempt has to wait for, if anything.
    pub(super) async fn wait(&self, state: &AppState) -> Result<Option<Wait>, AppError> {
        let Self::Pair(pair) = self else {
            return Ok(None);
        };
        let (conn, now) = (state.db.read(), state.clock.now());
        let slowed = network::slowed(conn, &pair.networks, now).await?;
        if let Some(until) = network::busy_until(conn, &slowed, now).await? {
            return Ok(Some(Wait::Network(until)));
        }
        let full_until = account::ORDINARY
            .full_until(conn, &pair.account, now)
            .await?;
        Ok(full_until.map(Wait::Account))
    }

    /// An attempt that has to wait.
    pub(super) fn waits(self, wait: Wait) -> AttemptStart {
        let (until, may_be_new) = match wait {
            Wait::Network(until) => (until, true),
            Wait::Account(until) => (until, false),
        };
        let bypass = match self {
            Self::Pair(pair) => Some(Bypass { pair, may_be_new }),
            Self::Browser(_) => None,
        };
        AttemptStart::MustWait(Waiting { until, bypass })
    }

    /// Counts the attempt. The outer error rolls back what was written; the inner one says what the attempt has to wait
    /// for instead.
    ///
    /// # Errors
    /// 429 while browser or pair has to wait.
    pub(super) async fn count(
        &self,
        tx: &Tx,
        owner: Option<&UserRecord>,
    ) -> Result<Result<Counted, Wait>, AppError> {
        let pair = match self {
            Self::Browser(key) => {
                pause::BROWSER.count(tx, key).await?;
                return Ok(Ok(Counted::Browser(key.clone())));
            }
            Self::Pair(pair) => pair,
        };
        let (key, account) = (pair.key(), &pair.account);
        let slowed = network::slowed(tx, &pair.networks, tx.now).await?;
        if let Some(until) = network::take_check(tx, &slowed).await? {
            return Ok(Err(Wait::Network(until)));
        }
        let counted = match account::ORDINARY.count(tx, account).await? {
            Ok(counted) => counted,
            Err(until) => return Ok(Err(Wait::Account(until))),
        };
        pause::PAIR.count(tx, &key).await?;
        if counted.is_last {
            account::tell(tx, account, owner).await?;
        }
        Ok(Ok(Counted::Pair {
            key,
            account: account.clone(),
            check: counted.check,
            networks: pair.networks.clone(),
        }))
    }
}
