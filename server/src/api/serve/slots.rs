//! The slots of open connections, by network, so that nobody takes them all.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{
    sync::{Notify, Semaphore},
    time::{Instant, sleep},
};

use super::{limits::Limits, progress::Progress};
use crate::security::client::network;

/// How often a waiting connection looks for a free slot.
const RETRY_INTERVAL: Duration = Duration::from_millis(20);

/// The open connections.
#[derive(Debug)]
pub(super) struct ConnectionSlots {
    limits: Limits,
    open: Mutex<Open>,
    waiting: Semaphore,
}

#[derive(Debug, Default)]
struct Open {
    last: u64,
    /// When all of them were last found busy.
    all_busy_at: Option<Instant>,
    connections: HashMap<u64, Connection>,
    networks: HashMap<Network, Vec<u64>>,
}

#[derive(Debug)]
struct Connection {
    network: Network,
    progress: Arc<Progress>,
    closing: Arc<Notify>,
}

/// The owner of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Network {
    /// The machine itself or a trusted proxy, which asks for others.
    Exempt,
    /// An IPv4 address, or the first 64 bits of an IPv6 address.
    Of(IpAddr),
}

/// The slot of one connection; dropping it frees it.
#[derive(Debug)]
pub(super) struct ConnectionSlot {
    id: u64,
    slots: Arc<ConnectionSlots>,
    closing: Arc<Notify>,
}

impl ConnectionSlot {
    /// Waits until the slot is taken away for another connection.
    pub(super) async fn revoked(&self) {
        self.closing.notified().await;
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.slots.open().remove(self.id);
    }
}

impl ConnectionSlots {
    /// No connections yet.
    pub(super) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self {
            waiting: Semaphore::new(limits.waiting),
            limits,
            open: Mutex::default(),
        })
    }

    /// Their limits.
    pub(super) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// A slot for a connection from an address. When there is none, the connection that has been idle longest closes
    /// for it; when none is idle, it waits a moment.
    pub(super) async fn enter(
        self: &Arc<Self>,
        peer: IpAddr,
        progress: &Arc<Progress>,
    ) -> Option<ConnectionSlot> {
        let network = self.network(peer);
        if let Some(slot) = self.take(network, progress) {
            return Some(slot);
        }
        let _waiting = self.waiting.try_acquire().ok()?;
        let until = Instant::now() + self.limits.wait_timeout;
        while Instant::now() < until {
            sleep(RETRY_INTERVAL).await;
            if let Some(slot) = self.take(network, progress) {
                return Some(slot);
            }
        }
        None
    }

    /// Closes the connection that has been idle longest, of any network.
    pub(super) fn close_longest_idle(&self) {
        let mut open = self.open();
        open.close_longest_idle_of_all();
    }

    fn take(
        self: &Arc<Self>,
        network: Network,
        progress: &Arc<Progress>,
    ) -> Option<ConnectionSlot> {
        let mut open = self.open();
        let held = open.networks.get(&network).map_or(0, Vec::len);
        let in_all = open.connections.len();
        let limits = &self.limits;
        let is_counted = network != Network::Exempt && held > 0;
        let is_own_full =
            held >= limits.per_network || in_all + limits.reserve >= limits.connections;
        let has_slot = if is_counted && is_own_full {
            let own = open.networks[&network].clone();
            open.close_longest_idle(&own)
        } else if in_all >= limits.connections {
            // Waiting connections need not all scan the list.
            let is_busy = |at: Instant| at.elapsed() < RETRY_INTERVAL;
            !open.all_busy_at.is_some_and(is_busy) && open.close_longest_idle_of_all()
        } else {
            true
        };
        has_slot.then(|| {
            let closing = Arc::new(Notify::new());
            let id = open.add(Connection {
                network,
                progress: progress.clone(),
                closing: closing.clone(),
            });
            ConnectionSlot {
                id,
                slots: self.clone(),
                closing,
            }
        })
    }

    /// A machine's own loopback address belongs to nobody else; other loopback addresses count as networks.
    fn network(&self, peer: IpAddr) -> Network {
        let peer = peer.to_canonical();
        let is_own = peer == Ipv4Addr::LOCALHOST || peer == Ipv6Addr::LOCALHOST;
        if is_own || self.limits.proxies.contains(peer) {
            return Network::Exempt;
        }
        Network::Of(network(peer))
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn add(&mut self, connection: Connection) -> u64 {
        self.last += 1;
        let of_network = self.networks.entry(connection.network).or_default();
        of_network.push(self.last);
        self.connections.insert(self.last, connection);
        self.last
    }

    /// Removes a connection; none when it was removed already.
    fn remove(&mut self, id: u64) -> Option<Connection> {
        let connection = self.connections.remove(&id)?;
        if let Some(of_network) = self.networks.get_mut(&connection.network) {
            of_network.retain(|other| *other != id);
            if of_network.is_empty() {
                self.networks.remove(&connection.network);
            }
        }
        Some(connection)
    }

    fn close_longest_idle_of_all(&mut self) -> bool {
        let all: Vec<u64> = self.connections.keys().copied().collect();
        let is_closed = self.close_longest_idle(&all);
        self.all_busy_at = (!is_closed).then(Instant::now);
        is_closed
    }

    /// Tells the longest idle of these to close; false when none is idle.
    fn close_longest_idle(&mut self, among: &[u64]) -> bool {
        let idle = among.iter().filter_map(|id| {
            let since = self.connections.get(id)?.progress.idle_since()?;
            Some((since, *id))
        });
        let Some((_, id)) = idle.min() else {
            return false;
        };
        if let Some(connection) = self.remove(id) {
            connection.progress.abandon();
            connection.closing.notify_one();
        }
        true
    }
}
