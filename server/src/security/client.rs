//! Where a request comes from.

use std::net::{IpAddr, Ipv6Addr};

/// Where a request comes from, for throttling and for the list of sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Client {
    /// Network address of the peer, if it has one.
    pub address: Option<IpAddr>,
    /// What the browser calls itself, cut to 300 characters.
    pub user_agent: String,
    /// The cookie of a known browser, if it has one.
    pub browser: Option<String>,
}

/// The network of one household or firm: an IPv4 address, or the /64 of an IPv6 address, within which anybody can
/// choose among 2^64 addresses.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(prefix(address, 64)),
        v4 => v4,
    }
}

/// An address with only its first bits; at least one.
pub(crate) fn prefix(address: Ipv6Addr, bits: u32) -> Ipv6Addr {
    Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - bits)))
}
