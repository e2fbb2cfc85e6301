//! The networks that attempts are counted by. One from which many accounts have failed is slowed: a password is checked
//! there every two seconds, whoever asks first.

use std::net::IpAddr;

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::Tx;
use sea_orm::ConnectionTrait;

use crate::{
    accounts::queries::{
        tally,
        throttle::{self, WINDOW},
    },
    error::AppError,
    security::{
        client::{network, prefix},
        token,
    },
};

/// A network and its limits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Network {
    /// Its part of a key.
    pub name: String,
    /// How many accounts may fail from it in an hour before it is slowed.
    pub accounts: u64,
    /// The interval between two checks while it is slowed.
    pub interval: TimeDelta,
}

/// Accounts that may fail from a network in an hour.
const ACCOUNTS: u64 = 30;
/// The interval between two checks at a slowed network.
const INTERVAL: TimeDelta = TimeDelta::seconds(2);
/// The limits of a /48, which a provider gives to a customer, are this many times as high.
const WIDE: i32 = 10;

/// The networks of an address. An IPv6 address belongs to its /64 and to its /48, which holds 65,536 of them.
pub(super) fn networks(address: IpAddr) -> Vec<Network> {
    let narrow = network(address);
    let mut found = vec![Network {
        name: narrow.to_string(),
        accounts: ACCOUNTS,
        interval: INTERVAL,
    }];
    if let IpAddr::V6(address) = narrow {
        found.push(Network {
            name: format!("{}/48", prefix(address, 48)),
            accounts: ACCOUNTS * u64::from(WIDE.unsigned_abs()),
            interval: INTERVAL / WIDE,
        });
    }
    found
}

/// The networks that are slowed.
pub(super) async fn slowed<'a>(
    conn: &impl ConnectionTrait,
    networks: &'a [Network],
    now: DateTime<Utc>,
) -> Result<Vec<&'a Network>, AppError> {
    let mut slowed = Vec::new();
    for network in networks {
        let [last_free, _] = tally::nth_newest(conn, &failures(network), network.accounts).await?;
        if last_free.is_some_and(|at| at > now - WINDOW) {
            slowed.push(network);
        }
    }
    Ok(slowed)
}

/// Until when no password is checked at one of these networks. Only reads, so that asking again and again costs little.
pub(super) async fn busy_until(
    conn: &impl ConnectionTrait,
    slowed: &[&Network],
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, AppError> {
    let mut latest = None;
    for network in slowed {
        latest = latest.max(throttle::blocked_until(conn, &checks(network), now).await?);
    }
    Ok(latest)
}

/// Takes the next check of these networks, or answers until when there is none.
pub(super) async fn take_check(
    tx: &Tx,
    slowed: &[&Network],
) -> Result<Option<DateTime<Utc>>, AppError> {
    for network in slowed {
        // Lock the network: no check is taken twice.
        throttle::count(tx, &checks(network), tx.now, WINDOW).await?;
    }
    let busy = busy_until(tx, slowed, tx.now).await?;
    if busy.is_none() {
        for network in slowed {
            throttle::block(tx, &checks(network), tx.now + network.interval).await?;
        }
    }
    Ok(busy)
}

/// Records that an account has failed from the network.
pub(super) async fn failed(tx: &Tx, network: &Network, account: &str) -> Result<(), AppError> {
    Ok(tally::count(tx, &failures(network), account, tx.now, WINDOW).await?)
}

fn failures(network: &Network) -> String {
    format!("failed:{}", network.name)
}

fn checks(network: &Network) -> String {
    format!("check:{}", network.name)
}

/// Hash of an e-mail address, as a key that does not reveal it.
pub(in crate::accounts) fn account_key(email: &str) -> String {
    token::hex(&token::hash(email))
}

#[cfg(test)]
mod tests {
    use super::networks;
    use crate::security::client::network;

    #[test]
    fn addresses_of_one_network_count_together() {
        let of = |address: &str| network(address.parse().unwrap()).to_string();
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }

    #[test]
    fn a_wide_network_may_do_ten_times_as_much() {
        let found = networks("2001:db8:1:2:3:4:5:6".parse().unwrap());
        let names: Vec<_> = found.iter().map(|network| &*network.name).collect();
        assert_eq!(names, ["2001:db8:1:2::", "2001:db8:1::/48"]);
        assert_eq!(found[1].accounts, 10 * found[0].accounts);
        assert_eq!(found[1].interval * 10, found[0].interval);
        assert_eq!(networks("192.0.2.1".parse().unwrap()).len(), 1);
    }
}
