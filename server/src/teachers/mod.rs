//! Teachers: their profile and how they like to teach.

pub(crate) mod preferences;
pub(crate) mod profile;
pub(crate) mod queries;
pub(crate) mod routes;
