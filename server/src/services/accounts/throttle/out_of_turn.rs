//! Looks out of turn: somebody who fails with made-up names slows a whole network, and somebody who guesses uses up an
//! account's looks. The password of an account is looked at all the same, more often where its owner has used the
//! network. Nobody but who knows the password may learn of it: such a look is counted apart from what anybody sees, a
//! wrong password leaves the attempt waiting, and a name that does not exist has a decoy of the same cost.

use sea_orm::ConnectionTrait;

use super::{
    Attempt, Counted,
    account::{self, Look},
    pause,
    plan::Pair,
    turns,
};
use crate::{db::Tx, error::AppError, state::AppState, store::throttle};

/// An attempt at a network that waits.
pub struct OutOfTurn {
    pub(super) pair: Pair,
    /// Whether somebody who is new at the network may be looked at too.
    pub(super) may_be_new: bool,
}

/// A look out of turn.
pub struct OutOfTurnAttempt {
    /// What it is counted for.
    pub attempt: Attempt,
    /// Whether it only takes as long.
    pub is_decoy: bool,
}

/// What a look out of turn was counted for.
pub(super) struct OutOfTurnCount {
    pair: Pair,
    new: Option<Look>,
}

impl OutOfTurn {
    /// Counts a look, for an account that exists and for one that does not. None when there have been too many
    /// within the hour.
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
        // Asked and counted for everybody, as what it costs could be seen.
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
        // Only then: whoever waits for the database with the turn halts all the others who wait for theirs.
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
    /// The password was right: the look is given back, and so is the place among those who wait.
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
