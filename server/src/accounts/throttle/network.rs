//! The networks that attempts are counted by.

use std::net::IpAddr;

use chrono::TimeDelta;

use crate::security::{
    client::{network, prefix},
    token,
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
