//! Permits to ask: for a few questions at a time, and one for an account.

use std::{
    collections::HashSet,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{Semaphore, SemaphorePermit};
use uuid::Uuid;

use super::{
    ModelError,
    breaker::{Attempt, Breaker},
};

/// Room for questions, and who is asking. Each replica has its own.
#[derive(Debug)]
pub(super) struct Room {
    permits: Semaphore,
    asking: Mutex<HashSet<Uuid>>,
}

/// The right to ask one question, until it is dropped.
#[derive(Debug)]
pub struct Permit<'a> {
    pub(super) attempt: Attempt<'a>,
    _asking: Asking<'a>,
    _permit: SemaphorePermit<'a>,
}

#[derive(Debug)]
struct Asking<'a> {
    room: &'a Room,
    account: Uuid,
}

impl Room {
    /// Room for so many questions at a time.
    pub(super) fn of(questions: usize) -> Self {
        Self {
            permits: Semaphore::new(questions),
            asking: Mutex::default(),
        }
    }

    /// A permit for an account; nobody waits for one.
    pub(super) fn permit<'a>(
        &'a self,
        breaker: &'a Breaker,
        account: Uuid,
    ) -> Result<Permit<'a>, ModelError> {
        let full = ModelError::Unavailable("has more to read than it can just now");
        let _permit = self.permits.try_acquire().map_err(|_| full)?;
        if !self.lock().insert(account) {
            let own = "is still reading what you asked before";
            return Err(ModelError::Unavailable(own));
        }
        let _asking = Asking {
            room: self,
            account,
        };
        let resting = "has failed several times and is left alone for some minutes";
        let attempt = breaker.attempt();
        let attempt = attempt.ok_or(ModelError::Unavailable(resting))?;
        Ok(Permit {
            attempt,
            _asking,
            _permit,
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<Uuid>> {
        self.asking.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.room.lock().remove(&self.account);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    // READ-11.
    #[test]
    fn an_account_asks_one_question_at_a_time_and_all_ask_as_many_as_there_is_room() {
        let breaker = Breaker::resting(Duration::from_secs(60));
        let room = Room::of(2);
        let permit = |account| room.permit(&breaker, Uuid::from_u128(account));
        let said = |permit: Result<Permit<'_>, ModelError>| permit.unwrap_err().to_string();
        let first = permit(1).unwrap();
        assert!(said(permit(1)).contains("still reading"));
        let second = permit(2).unwrap();
        assert!(said(permit(3)).contains("has more to read"));
        drop(first);
        assert!(permit(1).is_ok() && permit(3).is_ok());
        drop(second);
    }
}
