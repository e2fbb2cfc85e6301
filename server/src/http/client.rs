//! Reads where a request comes from.

use std::net::SocketAddr;

use poem::{Request, http::header};

use crate::model::client::Client;

/// Characters of a browser's name that are kept.
const AGENT_MAX: usize = 300;

/// Reads the peer's own address; a forwarded one can be made up by anyone.
pub fn client_of(request: &Request) -> Client {
    let agent = request
        .headers()
        .get(header::USER_AGENT)
        .and_then(|agent| agent.to_str().ok());
    Client {
        address: request.remote_addr().as_socket_addr().map(SocketAddr::ip),
        user_agent: agent.unwrap_or_default().chars().take(AGENT_MAX).collect(),
    }
}
