//! How the server is, and the figures of the landing page: what needs no session.

pub mod probe;
pub mod queries;
pub mod routes;
pub mod stats;
pub mod views;
