//! Lessons: lists, scheduling, editing, completing, cancelling, and changing what they set.

pub(crate) mod access;
pub mod cancel;
pub mod complete;
pub mod edit;
mod goals;
pub mod list;
pub mod queries;
pub mod routes;
pub mod schedule;
pub mod show;
pub mod views;
