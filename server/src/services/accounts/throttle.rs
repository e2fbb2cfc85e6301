//! Slowing down who guesses passwords, by account and by network address (D2, D12).

use std::net::{IpAddr, Ipv6Addr};

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
            account: format!("account:{}", account_key(email)),
            address: client
                .address
                .map(|address| format!("address:{}", network(address))),
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

/// An address as a key that tells nobody the address.
pub(super) fn account_key(email: &str) -> String {
    token::hex(&token::hash(email))
}

/// What one household or firm has: an IPv4 address, or the /64 of an IPv6 address, in which anybody may choose
/// from 2^64 addresses.
pub(super) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let prefix = address.to_bits() & (u128::MAX << 64);
            IpAddr::V6(Ipv6Addr::from_bits(prefix))
        }
        v4 => v4,
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

#[cfg(test)]
mod tests {
    use super::network;

    #[test]
    fn addresses_of_one_network_count_together() {
        let of = |address: &str| network(address.parse().unwrap()).to_string();
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }
}
