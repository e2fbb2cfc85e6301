//! The client of a request.

use std::net::SocketAddr;

use poem::{Request, http::header};

use super::browser_cookie;
use crate::{security::client::Client, state::AppState};

/// Characters of a browser's name that are kept.
const AGENT_MAX: usize = 300;

/// The client's address: the peer's, or the forwarded one from a trusted proxy only, as anyone can make one up (D12).
pub(crate) fn client_of(state: &AppState, request: &Request) -> Client {
    let headers = request.headers();
    let agent = headers
        .get(header::USER_AGENT)
        .and_then(|agent| agent.to_str().ok());
    let peer = request.remote_addr().as_socket_addr().map(SocketAddr::ip);
    let forwarded_for: Vec<&str> = headers
        .get_all("x-forwarded-for")
        .iter()
        .flat_map(|value| value.to_str().unwrap_or_default().split(','))
        .collect();
    let proxies = &state.config.trusted_proxies;
    Client {
        address: peer.map(|peer| proxies.client(peer, forwarded_for.into_iter())),
        user_agent: agent.unwrap_or_default().chars().take(AGENT_MAX).collect(),
        browser: browser_cookie::token(request, state),
    }
}
