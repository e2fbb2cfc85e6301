//! A circuit breaker for an endpoint that keeps failing, so that nobody waits for it in vain.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// Failures in a row that open it.
const FAILURES: u32 = 6;

/// Counts failures in a row. Each replica has its own.
#[derive(Debug)]
pub(super) struct Breaker {
    rest: Duration,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    failures: u32,
    /// Since when it is open.
    since: Option<Instant>,
    /// Whether a question is asked that decides.
    is_tried: bool,
}

/// A question that may be asked. Dropped without an answer it decides nothing.
#[derive(Debug)]
pub(super) struct Attempt<'a> {
    breaker: &'a Breaker,
    decides: bool,
}

impl Breaker {
    /// A closed one, which stays open for so long; then one question at a time decides.
    pub(super) fn resting(rest: Duration) -> Self {
        let state = Mutex::default();
        Self { rest, state }
    }

    /// Lets a question pass, unless it is open or another question decides.
    pub(super) fn attempt(&self) -> Option<Attempt<'_>> {
        let mut state = self.lock();
        let decides = state.since.is_some();
        let is_resting = state.since.is_some_and(|since| since.elapsed() < self.rest);
        if is_resting || decides && state.is_tried {
            return None;
        }
        state.is_tried |= decides;
        Some(Attempt {
            breaker: self,
            decides,
        })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Attempt<'_> {
    /// Records whether the endpoint answered.
    pub(super) fn note(self, answered: bool) {
        let mut state = self.breaker.lock();
        if answered {
            *state = State::default();
            return;
        }
        state.failures += 1;
        if state.failures >= FAILURES {
            state.since = Some(Instant::now());
        }
    }
}

impl Drop for Attempt<'_> {
    fn drop(&mut self) {
        if self.decides {
            self.breaker.lock().is_tried = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(rest: Duration) -> Breaker {
        let breaker = Breaker::resting(rest);
        for _ in 0..FAILURES {
            breaker.attempt().unwrap().note(false);
        }
        breaker
    }

    // READ-11.
    #[test]
    fn an_open_breaker_lets_nothing_pass() {
        assert!(opened(Duration::from_secs(60)).attempt().is_none());
    }

    // READ-11.
    #[test]
    fn one_question_at_a_time_decides_after_the_rest() {
        let breaker = opened(Duration::ZERO);
        let deciding = breaker.attempt();
        assert!(deciding.is_some() && breaker.attempt().is_none());
        drop(deciding);
        breaker.attempt().unwrap().note(false);
        let deciding = breaker.attempt().unwrap();
        assert!(breaker.attempt().is_none());
        deciding.note(true);
        let all: Vec<_> = (0..3).filter_map(|_| breaker.attempt()).collect();
        assert_eq!(all.len(), 3);
    }
}
