//! How the server is, the figures of the landing page and the clock changes of zones: what needs no session.

pub mod probe;
pub mod queries;
pub(crate) mod routes;
pub(crate) mod stats;
pub(crate) mod zones;
