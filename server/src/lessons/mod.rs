//! Lessons: lists, scheduling, editing, completing, cancelling, and changing what they set.

pub(crate) mod access;
pub(crate) mod cancel;
pub mod check_zones;
pub mod complete;
pub(crate) mod edit;
mod goals;
pub(crate) mod list;
pub(crate) mod queries;
pub(crate) mod routes;
pub(crate) mod schedule;
pub(crate) mod show;
pub(crate) mod views;
