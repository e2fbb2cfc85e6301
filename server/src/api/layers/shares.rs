//! Fair shares of a queue: one caller's requests cannot fill it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Semaphore;

use super::callers::Caller;

/// The shares of callers with a request in progress or waiting.
#[derive(Debug, Default)]
pub(super) struct Shares(Mutex<HashMap<Caller, Arc<Share>>>);

/// The capacity of one caller.
#[derive(Debug)]
pub(super) struct Share {
    /// Permits for requests in progress.
    pub permits: Semaphore,
    /// Permits for waiting requests.
    pub waiting: Semaphore,
}

/// A request's use of its caller's share, which is dropped with the last one.
#[derive(Debug)]
pub(super) struct ShareInUse<'a> {
    shares: &'a Shares,
    caller: Caller,
    /// The share.
    pub share: Arc<Share>,
}

impl Shares {
    /// The share of a caller: the present one, or a new one of that many permits and waiting places.
    pub(super) fn of(&self, caller: Caller, permits: usize, waiting: usize) -> ShareInUse<'_> {
        let mut shares = self.lock();
        let share = shares.entry(caller).or_insert_with(|| {
            Arc::new(Share {
                permits: Semaphore::new(permits),
                waiting: Semaphore::new(waiting),
            })
        });
        ShareInUse {
            shares: self,
            caller,
            share: share.clone(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Caller, Arc<Share>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ShareInUse<'_> {
    fn drop(&mut self) {
        let mut shares = self.shares.lock();
        // Two references: the map's own and this one.
        if Arc::strong_count(&self.share) == 2 {
            shares.remove(&self.caller);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn callers_requests_share_one_share_until_the_last_ends() {
        let shares = Shares::default();
        let first = shares.of(Caller::Proxy, 2, 1);
        let second = shares.of(Caller::Proxy, 2, 1);
        let permits: Vec<_> = [&first, &second]
            .iter()
            .filter_map(|used| used.share.permits.try_acquire().ok())
            .collect();
        assert_eq!(permits.len(), 2);
        assert!(first.share.permits.try_acquire().is_err());
        let other = shares.of(Caller::Network([192, 0, 2, 7].into()), 2, 1);
        assert!(other.share.permits.try_acquire().is_ok());
        drop(permits);
        drop(first);
        assert_eq!(shares.lock().len(), 2);
        drop((second, other));
        assert!(shares.lock().is_empty());
    }
}
