//! What administrators do with the whole school (Spec §2.5, D8).

pub mod activities;
pub mod approvals;
pub mod jobs;
pub mod links;
pub mod overview;
pub mod people;
pub mod queries;
pub mod routes;
pub mod system;
pub mod teachers;
pub mod users;
pub mod views;
