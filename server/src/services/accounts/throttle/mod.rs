//! Slowing down who guesses passwords without locking anybody out (D14).
//!
//! An attempt in a browser that the owner has used is counted for that browser only. Any other one is counted for
//! its account and network together, for its account as a whole unless the owner has used the network, and, once
//! it has failed, for its network. It is counted when its turn to be looked at has come and before it is, so that
//! many at once cannot slip through, and who waits is not counted. A right password gives back its own count.

mod account;
pub(super) mod network;
mod pause;
mod turns;

use sea_orm::{ConnectionTrait, DatabaseTransaction};

use self::{
    account::Look,
    network::{Network, account_key, network, networks},
};
use super::known;
use crate::{
    db::settle,
    error::AppError,
    model::{client::Client, user::UserRecord},
    security::password::Turn,
    state::AppState,
    store::throttle,
};

/// Whose password is tried, and from where.
pub struct Try<'a> {
    /// What names the account, known or not, so that both look the same.
    pub name: &'a str,
    /// The account, if there is one.
    pub owner: Option<&'a UserRecord>,
    /// Where the attempt comes from.
    pub client: &'a Client,
}

/// One attempt at an account's password, whose turn has come. It counts as failed until [`Attempt::succeeded`].
pub struct Attempt {
    /// The turn to look at the password.
    pub turn: Turn,
    counted: Counted,
}

/// For whom an attempt was counted.
enum Counted {
    /// For a browser that the owner has used.
    Browser(String),
    /// For an account and a network.
    Pair {
        key: String,
        account: String,
        look: Option<Look>,
        networks: Vec<Network>,
    },
}

impl Attempt {
    /// Counts an attempt before any password is looked at. Who is refused is not counted.
    ///
    /// # Errors
    /// 429 while browser, account or network has to wait, or when the turn does not come.
    pub async fn begin(state: &AppState, attempted: Try<'_>) -> Result<Self, AppError> {
        let plan = Plan::of(state, &attempted).await?;
        let turn = state.passwords.turn().await?;
        let txn = state.db.begin_write().await?;
        let counted = plan.count(&txn, state, attempted.owner).await;
        let counted = settle(txn, counted).await??;
        Ok(Self { turn, counted })
    }

    /// The password was right: its own attempt is given back, and nothing else.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn succeeded(&self, conn: &impl ConnectionTrait) -> Result<(), AppError> {
        match &self.counted {
            Counted::Browser(key) => throttle::take_back(conn, key).await?,
            Counted::Pair { key, look, .. } => {
                throttle::take_back(conn, key).await?;
                if let Some(look) = look {
                    account::give_back(conn, look).await?;
                }
            }
        }
        Ok(())
    }

    /// The password was wrong: the networks learn that this account has failed from them.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn failed(self, state: &AppState) -> Result<(), AppError> {
        let Counted::Pair {
            account, networks, ..
        } = self.counted
        else {
            return Ok(());
        };
        let now = state.clock.now();
        let txn = state.db.begin_write().await?;
        for network in &networks {
            turns::failed(&txn, network, &account, now).await?;
        }
        txn.commit().await?;
        Ok(())
    }
}

/// What an attempt is to be counted for.
enum Plan {
    Browser(String),
    Pair {
        key: String,
        account: String,
        is_known_network: bool,
        networks: Vec<Network>,
    },
}

impl Plan {
    /// Refuses, by reading only, most of what would be refused when it is counted; what is asked most comes first.
    async fn of(state: &AppState, attempted: &Try<'_>) -> Result<Self, AppError> {
        let (conn, now) = (state.db.read(), state.clock.now());
        let (owner, client) = (attempted.owner.map(|owner| owner.id), attempted.client);
        if let Some(id) = known::browser(conn, owner, client, now).await? {
            let key = format!("browser:{id}");
            pause::check(conn, &key, now).await?;
            return Ok(Self::Browser(key));
        }
        let account = account_key(attempted.name);
        let place = client.address.map(|address| network(address).to_string());
        let key = format!("pair:{account}:{}", place.as_deref().unwrap_or("nowhere"));
        pause::check(conn, &key, now).await?;
        let networks = client.address.map(networks).unwrap_or_default();
        for network in &networks {
            turns::check(conn, network, &account, now).await?;
        }
        let is_known_network = known::is_known_network(conn, owner, client, now).await?;
        if !is_known_network {
            account::check(conn, &account, now).await?;
        }
        Ok(Self::Pair {
            key,
            account,
            is_known_network,
            networks,
        })
    }

    /// Counts. The outer failure undoes what was written; the inner one keeps a place in a queue.
    async fn count(
        self,
        txn: &DatabaseTransaction,
        state: &AppState,
        owner: Option<&UserRecord>,
    ) -> Result<Result<Counted, AppError>, AppError> {
        let now = state.clock.now();
        let (key, account, is_known_network, networks) = match self {
            Self::Browser(key) => {
                pause::BROWSER.count(txn, &key, now).await?;
                return Ok(Ok(Counted::Browser(key)));
            }
            Self::Pair {
                key,
                account,
                is_known_network,
                networks,
            } => (key, account, is_known_network, networks),
        };
        for network in &networks {
            if turns::must_wait(txn, network, &account, now).await? {
                return Ok(Err(turns::next(network, now)));
            }
        }
        pause::PAIR.count(txn, &key, now).await?;
        let look = if is_known_network {
            None
        } else {
            Some(account::count(txn, &account, owner, now).await?)
        };
        for network in &networks {
            turns::take(txn, network, &account, now).await?;
        }
        Ok(Ok(Counted::Pair {
            key,
            account,
            look,
            networks,
        }))
    }
}
