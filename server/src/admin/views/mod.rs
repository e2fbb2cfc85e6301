//! What administrators' calls answer.

pub mod activities;
pub mod contact_rights;
pub mod decisions;
pub(in crate::admin) mod jobs;
pub mod overview;
pub mod teachers;
pub mod users;
