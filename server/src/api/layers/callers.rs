//! The caller of a request, as far as it is known without the database.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    sync::{Arc, Mutex, PoisonError},
};

use hashlink::LruCache;
use poem::{
    Request,
    web::headers::{Authorization, HeaderMapExt, authorization::Bearer},
};
use uuid::Uuid;

use crate::{
    api::client::client_of,
    security::{client::network, token},
    state::AppState,
};

/// How many sessions are cached: some 150 bytes each.
const REMEMBERED: usize = 10_000;

/// The owner of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caller {
    /// Somebody who is signed in, by whichever session.
    Account(Uuid),
    /// All clients of a network whose session, if any, is not in the cache.
    Network(IpAddr),
    /// The machine itself, or a proxy that forwards no address.
    Proxy,
}

/// A cache of the accounts of recently used sessions. It grants nothing: it only decides whose share of the server a
/// request takes (`load`), before the session is looked up.
#[derive(Clone, Debug)]
pub struct Callers(Arc<Mutex<LruCache<Vec<u8>, Uuid>>>);

impl Default for Callers {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(REMEMBERED))))
    }
}

impl Callers {
    /// Caches the account of a session.
    pub fn remember(&self, secret: &str, account: Uuid) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(token::hash(secret), account);
    }

    /// The owner of a request.
    pub fn caller(&self, request: &Request, state: &AppState) -> Caller {
        let bearer = request.headers().typed_get::<Authorization<Bearer>>();
        let account = bearer.and_then(|bearer| self.account(bearer.token()));
        if let Some(account) = account {
            return Caller::Account(account);
        }
        let proxies = &state.config.trusted_proxies;
        match client_of(state, request).address {
            Some(address) if !is_own(address) && !proxies.contains(address) => {
                Caller::Network(network(address))
            }
            _ => Caller::Proxy,
        }
    }

    fn account(&self, secret: &str) -> Option<Uuid> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&token::hash(secret)).copied()
    }
}

/// A machine's own loopback address belongs to nobody else; other loopback addresses count as networks.
fn is_own(address: IpAddr) -> bool {
    let address = address.to_canonical();
    address == Ipv4Addr::LOCALHOST || address == Ipv6Addr::LOCALHOST
}
