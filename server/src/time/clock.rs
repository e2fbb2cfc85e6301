//! The clock. Core never reads one; the server asks here, so that tests can freeze time.

#[cfg(debug_assertions)]
use std::sync::LazyLock;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Duration, SubsecRound, Utc};

/// A source of the present instant.
pub trait Clock: Send + Sync {
    /// The present instant, to the microsecond (all that PostgreSQL keeps).
    fn now(&self) -> DateTime<Utc>;
}

/// The machine's clock.
#[derive(Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> DateTime<Utc> {
        (Utc::now() + offset()).trunc_subsecs(6)
    }
}

/// The offset that a test sets by `REEDLING_TEST_CLOCK_OFFSET`, in seconds. Releases are compiled without it.
#[cfg(debug_assertions)]
fn offset() -> Duration {
    static OFFSET: LazyLock<Duration> = LazyLock::new(|| {
        let seconds = std::env::var("REEDLING_TEST_CLOCK_OFFSET").ok();
        let seconds = seconds.and_then(|seconds| seconds.parse().ok());
        Duration::seconds(seconds.unwrap_or_default())
    });
    *OFFSET
}

#[cfg(not(debug_assertions))]
fn offset() -> Duration {
    Duration::zero()
}

/// A clock that stands still until it is told to move.
#[derive(Debug, Clone)]
pub struct FrozenClock(Arc<Mutex<DateTime<Utc>>>);

impl FrozenClock {
    /// A clock that stands at `now`.
    pub fn at(now: DateTime<Utc>) -> Self {
        Self(Arc::new(Mutex::new(now)))
    }

    /// Moves the clock on (or back, when negative).
    pub fn advance(&self, by: Duration) {
        let mut now = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *now += by;
    }
}

impl Clock for FrozenClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
