//! Slowing down who guesses passwords, by account and by network address (D2, D12).

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    error::AppError,
    model::client::Client,
    security::token,
    state::AppState,
    store::throttle::{self, Attempts},
};

/// How a key is slowed: free attempts, then pauses that double, then nothing more in the hour.
struct Limit {
    free: i32,
    longest_pause: i64,
    most: i32,
}

const ACCOUNT: Limit = Limit {
    free: 5,
    longest_pause: 30,
    most: 100,
};
const ADDRESS: Limit = Limit {
    free: 30,
    longest_pause: 10,
    most: 300,
};

/// One attempt at an account from an address. It counts as failed until [`Attempt::succeeded`].
pub struct Attempt {
    account: String,
    address: Option<String>,
}

impl Attempt {
    /// Counts an attempt before any password is looked at. The account is named by its address, known or not,
    /// so that both look the same.
    ///
    /// # Errors
    /// 429 while account or address is blocked.
    pub async fn begin(state: &AppState, email: &str, client: &Client) -> Result<Self, AppError> {
        let attempt = Self {
            account: format!("account:{}", token::hex(&token::hash(email))),
            address: client.address.map(|address| format!("address:{address}")),
        };
        let now = state.clock.now();
        let txn = state.db.begin_write().await?;
        for (key, limit) in attempt.keys() {
            if let Some(until) = throttle::blocked_until(&txn, key, now).await? {
                return Err(too_many(until, now));
            }
            let counted = throttle::count(&txn, key, now).await?;
            if let Some(until) = limit.blocked_until(counted, now) {
                throttle::block(&txn, key, until).await?;
            }
        }
        txn.commit().await?;
        Ok(attempt)
    }

    /// The password was right: the account starts anew, and the address gets its attempt back.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn succeeded(&self, conn: &impl sea_orm::ConnectionTrait) -> Result<(), AppError> {
        throttle::forget(conn, &self.account).await?;
        if let Some(address) = &self.address {
            throttle::take_back(conn, address).await?;
        }
        Ok(())
    }

    fn keys(&self) -> impl Iterator<Item = (&str, Limit)> {
        let address = self.address.as_deref().map(|key| (key, ADDRESS));
        std::iter::once((self.account.as_str(), ACCOUNT)).chain(address)
    }
}

impl Limit {
    fn blocked_until(&self, attempts: Attempts, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        if attempts.count >= self.most {
            return Some(attempts.window_started_at + throttle::WINDOW);
        }
        let beyond = u32::try_from(attempts.count - self.free).ok()?;
        let pause = 2_i64.saturating_pow(beyond).min(self.longest_pause);
        Some(now + TimeDelta::seconds(pause))
    }
}

fn too_many(until: DateTime<Utc>, now: DateTime<Utc>) -> AppError {
    let seconds = u64::try_from((until - now).num_seconds()).unwrap_or_default();
    AppError::TooManyAttempts {
        retry_after: seconds + 1,
    }
}
