//! The administrator's dashboard, for administrators only.

pub(crate) mod activities;
pub(crate) mod decisions;
pub(crate) mod jobs;
pub(crate) mod links;
pub(crate) mod overview;
pub(crate) mod students;
pub(crate) mod teachers;
pub(crate) mod users;
