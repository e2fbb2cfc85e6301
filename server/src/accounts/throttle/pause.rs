//! How failures slow a key down: free attempts, then pauses that double, then no more in the window.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::Tx;
use sea_orm::ConnectionTrait;

use crate::{
    accounts::queries::throttle::{self, Attempts},
    error::AppError,
};

/// The longest pause, in seconds.
const LONGEST: i64 = 30;

/// The limit of a key.
pub(super) struct Limit {
    free: i32,
    most: i32,
    window: TimeDelta,
}

/// An account from one network.
pub(super) const PAIR: Limit = Limit {
    free: 5,
    most: 100,
    window: throttle::WINDOW,
};

/// An account from one network, by the bypass.
pub(super) const BYPASS: Limit = Limit {
    free: 20,
    most: 20,
    window: throttle::WINDOW,
};

/// The same at a network that the owner has not used.
pub(super) const NEWCOMER: Limit = Limit {
    free: 3,
    most: 3,
    window: throttle::WINDOW,
};

/// An account in a browser that its owner has used.
pub(super) const BROWSER: Limit = Limit {
    free: 10,
    most: 100,
    window: throttle::DAY,
};

impl Limit {
    /// Counts an attempt, and begins the pause that follows it.
    ///
    /// # Errors
    /// 429 while a pause lasts.
    pub(super) async fn count(&self, tx: &Tx, key: &str) -> Result<(), AppError> {
        // Counting locks the key, so that only one of many concurrent attempts sees that there is no pause.
        let counted = throttle::count(tx, key, tx.now, self.window).await?;
        check(tx, key, tx.now).await?;
        if let Some(until) = self.pause_after(counted, tx.now) {
            throttle::block(tx, key, until).await?;
        }
        Ok(())
    }

    fn pause_after(&self, attempts: Attempts, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        if attempts.count >= self.most {
            return Some(attempts.window_started_at + self.window);
        }
        let beyond = u32::try_from(attempts.count - self.free).ok()?;
        let pause = 2_i64.saturating_pow(beyond).min(LONGEST);
        Some(now + TimeDelta::seconds(pause))
    }
}

/// Refuses while a pause lasts. Only reads, so that a refusal costs little.
///
/// # Errors
/// 429 while a pause lasts.
pub(super) async fn check(
    conn: &impl ConnectionTrait,
    key: &str,
    now: DateTime<Utc>,
) -> Result<(), AppError> {
    match throttle::blocked_until(conn, key, now).await? {
        Some(until) => Err(AppError::too_many_attempts(until, now)),
        None => Ok(()),
    }
}
