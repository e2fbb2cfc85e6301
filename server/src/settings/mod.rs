//! The caller's own account and settings.

pub(crate) mod current_user;
mod profile;
pub(crate) mod queries;
pub(crate) mod routes;
pub(crate) mod switches;
