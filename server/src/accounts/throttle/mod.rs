//! Slows down guessing of passwords without locking the owner out (D14).
//!
//! An attempt in a browser that the owner has used is counted for that browser only. Any other one is counted for its
//! account and network together, for its account as a whole and, once it has failed, for its network. It is counted
//! before the password is checked, so that concurrent attempts cannot slip through; an attempt that waits is not counted. A right password takes back its own count.

mod account;
pub(in crate::accounts) mod bypass;
pub(in crate::accounts) mod network;
mod pause;
mod scope;
pub(in crate::accounts) mod second_step;

use chrono::{DateTime, Utc};
use sea_orm::ConnectionTrait;

use self::{account::Check, bypass::BypassCount, network::Network, scope::Scope};
pub(super) use self::{
    bypass::{Bypass, BypassAttempt},
    second_step::CodeAttempt,
};
use super::queries::{throttle, users::UserRecord};
use crate::{
    error::AppError,
    security::{client::Client, password::Permit},
    state::AppState,
};

/// Which account's password is tried, and from where.
pub(super) struct Target<'a> {
    /// The name that was typed, known or not, so that both are treated alike.
    pub name: &'a str,
    /// The account, if there is one.
    pub owner: Option<&'a UserRecord>,
    /// Where the attempt comes from.
    pub client: &'a Client,
}

/// How an attempt begins.
pub(super) enum AttemptStart {
    /// Its password may be checked now.
    Ready(Attempt),
    /// Its network is slowed, or too many of its account's passwords have been checked.
    MustWait(Waiting),
}

/// An attempt that has to wait.
pub(super) struct Waiting {
    /// Until when.
    pub until: DateTime<Utc>,
    /// How it may be checked nevertheless; an attempt in a known browser never waits.
    pub bypass: Option<Bypass>,
}

/// One attempt at an account's password. It counts as failed until [`Attempt::succeeded`].
pub(super) struct Attempt {
    /// The permit to check the password.
    pub permit: Permit,
    counted: Counted,
}

/// What an attempt was counted for.
enum Counted {
    /// For a browser that the owner has used.
    Browser(String),
    /// For an account and a network.
    Pair {
        key: String,
        account: String,
        check: Check,
        networks: Vec<Network>,
    },
    /// For the bypass.
    Bypass(BypassCount),
}

impl Attempt {
    /// Counts an attempt before its password is checked. A refused attempt is not counted.
    ///
    /// # Errors
    /// 429 while browser or pair has to wait, or when the permit does not come.
    pub(super) async fn begin(
        state: &AppState,
        attempted: &Target<'_>,
    ) -> Result<AttemptStart, AppError> {
        let scope = Scope::of(state, attempted).await?;
        if let Some(wait) = scope.wait(state).await? {
            return Ok(scope.waits(wait));
        }
        let permit = state.passwords.acquire().await?;
        let counted = state
            .write(async |tx| scope.count(&tx, attempted.owner).await)
            .await?;
        Ok(match counted {
            Ok(counted) => AttemptStart::Ready(Self { permit, counted }),
            Err(wait) => scope.waits(wait),
        })
    }

    /// The password was right: takes back this attempt's count, and nothing else.
    pub(super) async fn succeeded(&self, conn: &impl ConnectionTrait) -> Result<(), AppError> {
        match &self.counted {
            Counted::Browser(key) => throttle::take_back(conn, key).await?,
            Counted::Pair { key, check, .. } => {
                throttle::take_back(conn, key).await?;
                account::give_back(conn, check).await?;
            }
            Counted::Bypass(counted) => counted.give_back(conn).await?,
        }
        Ok(())
    }

    /// The password was wrong: the networks learn that this account has failed from them.
    pub(super) async fn failed(self, state: &AppState) -> Result<(), AppError> {
        let Counted::Pair {
            account, networks, ..
        } = self.counted
        else {
            return Ok(());
        };
        state
            .write(async |tx| {
                for network in &networks {
                    network::failed(&tx, network, &account).await?;
                }
                Ok(())
            })
            .await
    }
}
