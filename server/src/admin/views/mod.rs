//! What administrators' calls answer.

pub(crate) mod activities;
pub(crate) mod contact_rights;
pub(crate) mod decisions;
pub(in crate::admin) mod jobs;
pub(crate) mod overview;
pub(crate) mod teachers;
pub(crate) mod users;
