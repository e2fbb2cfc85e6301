//! Notices: what people are told in the app (D15).

pub(crate) mod bell;
pub mod queries;
pub(crate) mod routes;
pub(crate) mod tell;
mod wording;
