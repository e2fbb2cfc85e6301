//! The administrator's dashboard.

mod activities;
mod corrections;
mod overview;
mod teachers;
mod user_creation;
mod user_list;
