//! The caller's own account and settings.

pub mod current_user;
mod profile;
pub mod queries;
pub mod routes;
pub(crate) mod switches;
mod views;
