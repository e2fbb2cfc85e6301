//! The administrator's dashboard, for administrators only.

pub mod activities;
pub mod overview;
pub mod students;
pub mod users;
