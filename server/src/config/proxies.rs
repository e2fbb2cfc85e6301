//! Reverse proxies whose `X-Forwarded-For` is trusted.

use std::{
    net::{IpAddr, SocketAddr},
    str::FromStr,
};

use anyhow::{Context, Error, Result};
use ipnet::IpNet;

/// The proxies in front of the server, by address or network; none unless they are configured.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpNet>);

impl FromStr for TrustedProxies {
    type Err = Error;

    /// Reads addresses and networks with commas between them.
    fn from_str(text: &str) -> Result<Self> {
        let networks = text.split(',').map(|part| {
            let part = part.trim();
            let network = part.parse().or_else(|_| part.parse().map(host));
            network.ok().with_context(|| {
                format!("REEDLING_TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1, 10.0.0.0/8, not \"{part}\".")
            })
        });
        Ok(Self(networks.collect::<Result<_>>()?))
    }
}

impl TrustedProxies {
    /// The client of a request: the peer, or whom a trusted proxy asks for. Each proxy appends its own peer to
    /// `X-Forwarded-For`; whatever stands before the last address that is not a trusted proxy's may be made up.
    pub fn client<'a>(
        &self,
        peer: IpAddr,
        forwarded_for: impl DoubleEndedIterator<Item = &'a str>,
    ) -> IpAddr {
        let mut client = peer.to_canonical();
        for hop in forwarded_for.rev() {
            if !self.contains(client) {
                break;
            }
            let Some(address) = address(hop.trim()) else {
                break;
            };
            client = address.to_canonical();
        }
        client
    }

    /// Whether that is one of them.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address))
    }
}

/// The network of one address.
fn host(address: IpAddr) -> IpNet {
    address.to_canonical().into()
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn address(text: &str) -> Option<IpAddr> {
    let alone = text.trim_start_matches('[').trim_end_matches(']');
    alone
        .parse()
        .or_else(|_| text.parse().map(|with_port: SocketAddr| with_port.ip()))
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(proxies: &str, peer: &str, forwarded_for: &str) -> String {
        let proxies: TrustedProxies = proxies.parse().expect("proxies");
        let peer = peer.parse().expect("an address");
        proxies.client(peer, forwarded_for.split(',')).to_string()
    }

    #[test]
    fn client_is_the_last_untrusted_address() {
        for (proxies, peer, forwarded_for, expected) in [
            ("127.0.0.1", "127.0.0.1", "192.0.2.7", "192.0.2.7"),
            ("127.0.0.1", "::ffff:127.0.0.1", "192.0.2.7", "192.0.2.7"),
            // Made up by the client; the proxy added the true one.
            (
                "127.0.0.1",
                "127.0.0.1",
                "198.51.100.1, 192.0.2.7",
                "192.0.2.7",
            ),
            (
                "127.0.0.1, 10.0.0.0/8",
                "10.1.2.3",
                "192.0.2.7, 10.9.9.9",
                "192.0.2.7",
            ),
            (
                "127.0.0.1,10.0.0.0/8",
                "127.0.0.1",
                "192.0.2.7:4711",
                "192.0.2.7",
            ),
            ("fd00::/8", "fd00::1", "[2001:db8::7]:4711", "2001:db8::7"),
            ("fd00::/8", "fd00::1", "[2001:db8::7]", "2001:db8::7"),
            // No other peer is trusted.
            ("10.0.0.0/8", "127.0.0.1", "192.0.2.7", "127.0.0.1"),
            // An invalid entry hides the rest.
            ("127.0.0.1", "127.0.0.1", "192.0.2.7, unknown", "127.0.0.1"),
            ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.1", "127.0.0.1"),
        ] {
            let found = client(proxies, peer, forwarded_for);
            assert_eq!(found, expected, "{forwarded_for} from {peer}");
        }
        let nobody = TrustedProxies::default();
        let peer: IpAddr = "127.0.0.1".parse().expect("an address");
        assert_eq!(nobody.client(peer, ["192.0.2.7"].into_iter()), peer);
    }
}
