//! The limits of connections: how many, and for how long.

use std::time::Duration;

use crate::config::proxies::TrustedProxies;

/// The limits of connections. Only an operator's settings change them; tests use shorter times.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How many connections are open at once.
    pub connections: usize,
    /// How many of them are reserved for networks that hold none.
    pub reserve: usize,
    /// How many one network may hold: an IPv4 address, or the first 64 bits of an IPv6 address.
    pub per_network: usize,
    /// Trusted proxies, whose connections are not counted by network, like those of the machine itself.
    pub proxies: TrustedProxies,
    /// How many connections may wait for a slot.
    pub waiting: usize,
    /// How long they may.
    pub wait_timeout: Duration,
    /// How long the headers of a request may take; also how long a connection may stay idle.
    pub headers: Duration,
    /// How long an answer may go without progress.
    pub stall: Duration,
    /// Over which time its rate is looked at.
    pub window: Duration,
    /// How many bytes the client has to take in that time.
    pub window_bytes: u64,
    /// How long an answer may take in all.
    pub answer: Duration,
    /// How long connections are still accepted during a shutdown, so that a proxy notices.
    pub notice: Duration,
    /// How long the requests that have begun may take then.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 4096,
            reserve: 256,
            per_network: 400,
            proxies: TrustedProxies::default(),
            waiting: 200,
            wait_timeout: Duration::from_secs(1),
            headers: Duration::from_secs(10),
            stall: Duration::from_secs(15),
            window: Duration::from_secs(30),
            window_bytes: 30 * 1024,
            answer: Duration::from_secs(120),
            notice: Duration::from_secs(1),
            grace: Duration::from_secs(8),
        }
    }
}

impl Limits {
    /// Reduces the number of connections to what the process has file handles for; database and log need some too.
    pub fn within_file_handles(mut self) -> Self {
        if let Some(handles) = file_handles(self.connections) {
            self.connections = self.connections.min(handles / 4 * 3).max(1);
            self.reserve = self.reserve.min(self.connections / 16);
        }
        self
    }
}

/// How many file handles the process may have, after asking the system for enough.
#[cfg(unix)]
fn file_handles(connections: usize) -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let wanted = u64::try_from(connections / 3 * 4 + 4).ok()?;
    let limit = getrlimit(Resource::Nofile);
    let current = limit.current?;
    if current < wanted {
        let raised = limit.maximum.map_or(wanted, |most| most.min(wanted));
        let asked = Rlimit {
            current: Some(raised),
            maximum: limit.maximum,
        };
        if setrlimit(Resource::Nofile, asked).is_err() {
            return usize::try_from(current).ok();
        }
        return usize::try_from(raised).ok();
    }
    usize::try_from(current).ok()
}

/// Other systems set no such limit.
#[cfg(not(unix))]
fn file_handles(_connections: usize) -> Option<usize> {
    None
}
