//! The owner's bypass. Failures with made-up names slow a whole network, and guessing uses up the account's checks; the
//! owner's password is checked all the same, more often where the owner has used the network. Only somebody who knows
//! the password may notice: bypass checks have counts of their own, a wrong password leaves the attempt waiting, and a
//! name that does not exist costs a decoy check of the same length.

use reedling_db::Tx;
use sea_orm::ConnectionTrait;

use super::{
    Attempt, Counted,
    account::{self, Check},
    pause,
    scope::Pair,
};
use crate::{accounts::queries::throttle, error::AppError, state::AppState};

/// An attempt that has to wait, but may be checked by the bypass.
pub(crate) struct Bypass {
    pub(super) pair: Pair,
    /// Whether that also applies on a network that the owner has not used.
    pub(super) may_be_new: bool,
}

/// A bypass check.
pub(crate) struct BypassAttempt {
    /// The attempt, with its counts.
    pub attempt: Attempt,
    /// Whether it cannot succeed and only takes the time.
    pub is_decoy: bool,
}

/// What a bypass check was counted for.
pub(super) struct BypassCount {
    pair: Pair,
    newcomer_check: Option<Check>,
}

impl Bypass {
    /// Counts a check, for an account that exists and for one that does not. None when the hour's limit is reached.
    pub(crate) async fn begin(
        self,
        state: &AppState,
        exists: bool,
    ) -> Result<Option<BypassAttempt>, AppError> {
        let Self { pair, may_be_new } = self;
        let (conn, now) = (state.db.read(), state.clock.now());
        let blocked = async |key: &str| throttle::blocked_until(conn, key, now).await;
        if blocked(&key(&pair)).await?.is_some() {
            return Ok(None);
        }
        // Query and count for every account, as the cost could be measured.
        let is_open_to_new = may_be_new
            && blocked(&newcomer_key(&pair)).await?.is_none()
            && account::BYPASS
                .full_until(conn, &pair.account, now)
                .await?
                .is_none();
        let is_decoy = !exists || !(pair.is_known_network || is_open_to_new);
        let counted = state
            .write(async |tx| count(&tx, &pair, is_open_to_new).await)
            .await;
        let new = match counted {
            Ok(new) => new,
            Err(AppError::TooManyAttempts { .. }) => return Ok(None),
            Err(error) => return Err(error),
        };
        // Take the permit last: holding it while waiting for the database would stop everybody else who waits for one.
        let permit = state.passwords.acquire_bypass(is_decoy).await?;
        Ok(Some(BypassAttempt {
            attempt: Attempt {
                permit,
                counted: Counted::Bypass(BypassCount {
                    pair,
                    newcomer_check: new,
                }),
            },
            is_decoy,
        }))
    }
}

async fn count(tx: &Tx, pair: &Pair, is_open_to_new: bool) -> Result<Option<Check>, AppError> {
    pause::BYPASS.count(tx, &key(pair)).await?;
    if !is_open_to_new {
        return Ok(None);
    }
    pause::NEWCOMER.count(tx, &newcomer_key(pair)).await?;
    match account::BYPASS.count(tx, &pair.account).await? {
        Ok(counted) => Ok(Some(counted.check)),
        Err(until) => Err(AppError::too_many_attempts(until, tx.now)),
    }
}

impl BypassCount {
    /// The password was right: takes back the check.
    pub(super) async fn give_back(&self, conn: &impl ConnectionTrait) -> Result<(), AppError> {
        throttle::take_back(conn, &key(&self.pair)).await?;
        if let Some(check) = &self.newcomer_check {
            throttle::take_back(conn, &newcomer_key(&self.pair)).await?;
            account::give_back(conn, check).await?;
        }
        Ok(())
    }
}

fn key(pair: &Pair) -> String {
    format!("bypass:{}:{}", pair.account, pair.place)
}

fn newcomer_key(pair: &Pair) -> String {
    format!("newcomer:{}:{}", pair.account, pair.place)
}
