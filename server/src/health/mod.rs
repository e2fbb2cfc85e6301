//! How the server is, and the figures of the landing page: what needs no session.

pub mod probe;
pub mod queries;
pub(crate) mod routes;
pub(crate) mod stats;
pub(crate) mod views;
