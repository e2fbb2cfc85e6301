//! Where a request comes from.

use std::net::IpAddr;

use poem::{Request, http::header};

/// Where a request comes from, for throttling and for the list of sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Client {
    /// Network address of the peer, if it has one.
    pub address: Option<IpAddr>,
    /// What the browser calls itself, cut to 300 characters.
    pub user_agent: String,
}

impl Client {
    /// Reads the peer's own address; a forwarded one can be made up by anyone.
    pub fn of(request: &Request) -> Self {
        let agent = request
            .headers()
            .get(header::USER_AGENT)
            .and_then(|agent| agent.to_str().ok());
        Self {
            address: request
                .remote_addr()
                .as_socket_addr()
                .map(std::net::SocketAddr::ip),
            user_agent: agent.unwrap_or_default().chars().take(300).collect(),
        }
    }
}
