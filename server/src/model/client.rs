//! Where a request comes from.

use std::net::IpAddr;

/// Where a request comes from, for throttling and for the list of sessions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Client {
    /// Network address of the peer, if it has one.
    pub address: Option<IpAddr>,
    /// What the browser calls itself, cut to 300 characters.
    pub user_agent: String,
    /// The cookie by which a browser is known again, if it has one.
    pub browser: Option<String>,
}
