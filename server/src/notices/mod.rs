//! Notices: what people are told in the app (D15).

pub mod bell;
pub mod queries;
pub mod routes;
pub(crate) mod tell;
pub mod views;
mod wording;
