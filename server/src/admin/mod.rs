//! What administrators do with the whole school (Spec §2.5, D8).

pub(crate) mod activities;
pub mod approvals;
pub(crate) mod corrections;
pub(crate) mod jobs;
pub(crate) mod links;
pub(crate) mod overview;
pub(crate) mod people;
pub(crate) mod queries;
pub(crate) mod routes;
pub mod system;
pub(crate) mod teachers;
pub(crate) mod users;
