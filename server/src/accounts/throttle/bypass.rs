//! The owner's bypass. Failures with made-up names slow a whole network, and guessing uses up the account's checks; the
//! owner's password is checked all the same, more often where the owner has used the network. Only somebody who knows
//! the password may notice: bypass checks have counts of their own, a wrong password leaves the attempt waiting, and a
//! name that does not exist costs a decoy check of the same length.

use sea_orm::ConnectionTrait;

use super::{
    Attempt, Counted,
    account::{self, Look},
    pause,
    plan::Pair,
    turns,
};
use crate::{accounts::queries::throttle, db::Tx, error::AppError, state::AppState};

/// An attempt that has to wait, but may be checked by the bypass.
pub struct OutOfTurn {
    pub(super) pair: Pair,
    /// Whether that holds at a network that the owner has not used, too.
    pub(super) may_be_new: bool,
}

/// A bypass check.
pub struct OutOfTurnAttempt {
    /// The attempt, with its counts.
    pub attempt: Attempt,
    /// Whether it cannot succeed and only takes the time.
    pub is_decoy: bool,
}

/// What a bypass check was counted for.
pub(super) struct OutOfTurnCount {
    pair: Pair,
    new: Option<Look>,
}

impl OutOfTurn {
    /// Counts a check, for an account that exists and for one that does not. None when the hour's limit is reached.
    pub async fn begin(
        self,
        state: &AppState,
        exists: bool,
    ) -> Result<Option<OutOfTurnAttempt>, AppError> {
        let Self { pair, may_be_new } = self;
        let (conn, now) = (state.db.read(), state.clock.now());
        let blocked = async |key: &str| throttle::blocked_until(conn, key, now).await;
        if blocked(&key(&pair)).await?.is_some() {
            return Ok(None);
        }
        // Query and count for every account, as the cost could be measured.
        let is_open_to_new = may_be_new
            && blocked(&newcomer(&pair)).await?.is_none()
            && account::OUT_OF_TURN
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
        let turn = state.passwords.side_lane_turn(is_decoy).await?;
        Ok(Some(OutOfTurnAttempt {
            attempt: Attempt {
                turn,
                counted: Counted::OutOfTurn(OutOfTurnCount { pair, new }),
            },
            is_decoy,
        }))
    }
}

async fn count(tx: &Tx, pair: &Pair, is_open_to_new: bool) -> Result<Option<Look>, AppError> {
    pause::OUT_OF_TURN.count(tx, &key(pair)).await?;
    if !is_open_to_new {
        return Ok(None);
    }
    pause::NEWCOMER.count(tx, &newcomer(pair)).await?;
    match account::OUT_OF_TURN.count(tx, &pair.account).await? {
        Ok(counted) => Ok(Some(counted.look)),
        Err(until) => Err(AppError::too_many_attempts(until, tx.now)),
    }
}

impl OutOfTurnCount {
    /// The password was right: takes back the check and frees the slot.
    pub async fn give_back(&self, conn: &impl ConnectionTrait) -> Result<(), AppError> {
        throttle::take_back(conn, &key(&self.pair)).await?;
        if let Some(look) = &self.new {
            throttle::take_back(conn, &newcomer(&self.pair)).await?;
            account::give_back(conn, look).await?;
        }
        turns::leave(conn, &self.pair.networks, &self.pair.account).await
    }
}

fn key(pair: &Pair) -> String {
    format!("out-of-turn:{}:{}", pair.account, pair.place)
}

fn newcomer(pair: &Pair) -> String {
    format!("newcomer:{}:{}", pair.account, pair.place)
}
