//! What an attempt will be counted for, and whether it has to wait.

use chrono::{DateTime, Utc};

use super::{
    AttemptStart, Counted, Try, Waiting, account,
    bypass::OutOfTurn,
    network::{Network, account_key, networks},
    pause, turns,
};
use crate::{
    accounts::{known, queries::record::UserRecord},
    db::Tx,
    error::AppError,
    security::client::network,
    state::AppState,
};

/// What an attempt will be counted for.
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
    pub is_known_network: bool,
}

/// Why an attempt waits, and until when.
#[derive(Clone, Copy)]
pub(super) enum Wait {
    /// For its slot at a slowed network.
    Turn(DateTime<Utc>),
    /// For its account, of which too many passwords have been checked.
    Account(DateTime<Utc>),
}

impl Pair {
    /// The key that its passwords are counted under.
    pub fn key(&self) -> String {
        format!("pair:{}:{}", self.account, self.place)
    }
}

impl Plan {
    /// Determines what to count. Refuses, by reading alone, most of what counting would refuse; the likeliest refusal
    /// comes first.
    ///
    /// # Errors
    /// 429 while a pause lasts.
    pub async fn of(state: &AppState, attempted: &Try<'_>) -> Result<Self, AppError> {
        let (conn, now) = (state.db.read(), state.clock.now());
        let mut plan = Self::of_code(state, attempted).await?;
        match &mut plan {
            Self::Browser(key) => pause::check(conn, key, now).await?,
            Self::Pair(pair) => {
                pause::check(conn, &pair.key(), now).await?;
                let (owner, client) = (attempted.owner.map(|owner| owner.id), attempted.client);
                pair.is_known_network = known::is_known_network(conn, owner, client, now).await?;
            }
        }
        Ok(plan)
    }

    /// The same for a code; a password that was tried before does not refuse it.
    pub async fn of_code(state: &AppState, attempted: &Try<'_>) -> Result<Self, AppError> {
        let (conn, now) = (state.db.read(), state.clock.now());
        let (owner, client) = (attempted.owner.map(|owner| owner.id), attempted.client);
        if let Some(id) = known::browser(conn, owner, client, now).await? {
            return Ok(Self::Browser(format!("browser:{id}")));
        }
        let place = client.address.map(|address| network(address).to_string());
        Ok(Self::Pair(Pair {
            account: account_key(attempted.name),
            place: place.unwrap_or_else(|| "nowhere".to_owned()),
            networks: client.address.map(networks).unwrap_or_default(),
            is_known_network: false,
        }))
    }

    /// What the attempt has to wait for, if anything. It has a slot from now on.
    pub async fn wait(&self, state: &AppState) -> Result<Option<Wait>, AppError> {
        let Self::Pair(pair) = self else {
            return Ok(None);
        };
        let (conn, now) = (state.db.read(), state.clock.now());
        let slowed = turns::slowed(conn, &pair.networks, now).await?;
        let turn = match turns::find(conn, &slowed, &pair.account, now).await? {
            Some(turn) => turn,
            None => {
                let (slowed, account) = (&slowed, &pair.account);
                state
                    .write(async |tx| turns::ask(&tx, slowed, account, now).await)
                    .await?
            }
        };
        if turn > now {
            return Ok(Some(Wait::Turn(turn)));
        }
        let full_until = account::SEEN.full_until(conn, &pair.account, now).await?;
        Ok(full_until.map(Wait::Account))
    }

    /// An attempt that has to wait.
    pub fn waits(self, wait: Wait) -> AttemptStart {
        let (until, may_be_new) = match wait {
            Wait::Turn(until) => (until, true),
            Wait::Account(until) => (until, false),
        };
        let out_of_turn = match self {
            Self::Pair(pair) => Some(OutOfTurn { pair, may_be_new }),
            Self::Browser(_) => None,
        };
        AttemptStart::MustWait(Waiting { until, out_of_turn })
    }

    /// Counts the attempt. The outer error rolls back what was written; the inner one says what the attempt has to wait
    /// for instead.
    ///
    /// # Errors
    /// 429 while browser or pair has to wait.
    pub async fn count(
        &self,
        tx: &Tx,
        owner: Option<&UserRecord>,
    ) -> Result<Result<Counted, Wait>, AppError> {
        let now = tx.now;
        let pair = match self {
            Self::Browser(key) => {
                pause::BROWSER.count(tx, key).await?;
                return Ok(Ok(Counted::Browser(key.clone())));
            }
            Self::Pair(pair) => pair,
        };
        let (key, account) = (pair.key(), &pair.account);
        let slowed = turns::slowed(tx, &pair.networks, now).await?;
        let turn = turns::ask(tx, &slowed, account, now).await?;
        if turn > now {
            return Ok(Err(Wait::Turn(turn)));
        }
        let look = match account::SEEN.count(tx, account).await? {
            Ok(look) => look,
            Err(until) => return Ok(Err(Wait::Account(until))),
        };
        pause::PAIR.count(tx, &key).await?;
        if look.is_last {
            account::tell(tx, account, owner).await?;
        }
        turns::leave(tx, slowed, account).await?;
        Ok(Ok(Counted::Pair {
            key,
            account: account.clone(),
            look: look.look,
            networks: pair.networks.clone(),
        }))
    }
}
