//! The administrator's dashboard, for administrators only.

pub mod activities;
pub mod contact_rights;
pub mod decisions;
pub(crate) mod jobs;
pub mod links;
pub mod overview;
pub mod students;
pub mod teachers;
pub mod users;
