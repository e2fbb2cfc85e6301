//! Who makes a request, as far as it can be told before the database is asked.

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

use crate::{http::client::client_of, model::client::network, security::token, state::AppState};

/// How many sessions are remembered: some 150 bytes each.
const REMEMBERED: usize = 10_000;

/// Whose a request is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caller {
    /// Somebody who is signed in, by whichever session.
    Account(Uuid),
    /// Everybody in a network whose session, if any, has not been seen yet.
    Network(IpAddr),
    /// The machine itself, or a proxy that does not say for whom it asks.
    Proxy,
}

/// The accounts of the sessions that were used last. They admit nobody: they only tell whose share of the server a
/// request takes (`load`), before the session is looked up.
#[derive(Clone, Debug)]
pub struct Callers(Arc<Mutex<LruCache<Vec<u8>, Uuid>>>);

impl Default for Callers {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LruCache::new(REMEMBERED))))
    }
}

impl Callers {
    /// Remembers whose session that is.
    pub fn remember(&self, secret: &str, account: Uuid) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(token::hash(secret), account);
    }

    /// Whose request it is.
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

/// The address that a machine reaches itself by is nobody else's; the other addresses of the loopback network count.
fn is_own(address: IpAddr) -> bool {
    let address = address.to_canonical();
    address == Ipv4Addr::LOCALHOST || address == Ipv6Addr::LOCALHOST
}
