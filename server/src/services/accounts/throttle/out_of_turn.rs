//! Owners at home: somebody who fails with made-up names slows a whole network, and where an account's owner has used
//! that network their password is looked at out of turn. Nobody but who knows the password may learn of it: it is
//! counted apart from what anybody sees, neither for the pair nor for the network, and a wrong password leaves the
//! attempt waiting like that of a name which does not exist.

use sea_orm::ConnectionTrait;

use super::{Attempt, Counted, pause, plan::Pair, turns};
use crate::{db::settle, error::AppError, state::AppState, store::throttle};

/// An account and a network that its owner has used.
pub struct OutOfTurn(pub(super) Pair);

impl OutOfTurn {
    /// Counts a look. None when there have been too many within the hour, or others wait to have passwords looked at.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn begin(self, state: &AppState) -> Result<Option<Attempt>, AppError> {
        let (key, now) = (self.key(), state.clock.now());
        if throttle::blocked_until(state.db.read(), &key, now)
            .await?
            .is_some()
        {
            return Ok(None);
        }
        let Some(turn) = state.passwords.free_turn() else {
            return Ok(None);
        };
        let txn = state.db.begin_write().await?;
        let counted = pause::OUT_OF_TURN.count(&txn, &key, now).await;
        match settle(txn, counted).await {
            Ok(()) => Ok(Some(Attempt {
                turn,
                counted: Counted::OutOfTurn(self),
            })),
            Err(AppError::TooManyAttempts { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The password was right: the look is given back, and so is the place among those who wait.
    pub(super) async fn give_back(&self, conn: &impl ConnectionTrait) -> Result<(), AppError> {
        throttle::take_back(conn, &self.key()).await?;
        turns::leave(conn, &self.0.networks, &self.0.account).await
    }

    fn key(&self) -> String {
        format!("out-of-turn:{}:{}", self.0.account, self.0.place)
    }
}
