//! A circuit breaker for an endpoint that keeps failing, so that nobody waits for it in vain.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Failures in a row that open it.
const FAILURES: u32 = 6;
/// How long it stays open; then one more question decides.
const REST: Duration = Duration::from_secs(300);

/// Failures in a row, and since when it is open. Each replica has its own.
#[derive(Debug, Default)]
pub(super) struct Breaker(Mutex<(u32, Option<Instant>)>);

impl Breaker {
    /// Whether it is open now.
    pub(super) fn is_open(&self) -> bool {
        let (_, since) = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        since.is_some_and(|since| since.elapsed() < REST)
    }

    /// Records whether the endpoint answered.
    pub(super) fn note(&self, answered: bool) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if answered {
            *state = (0, None);
            return;
        }
        state.0 += 1;
        if state.0 >= FAILURES {
            state.1 = Some(Instant::now());
        }
    }
}
