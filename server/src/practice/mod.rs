//! Practice: what a lesson sets, the plan for the week, and the student's pieces.

pub mod ask_model;
pub(crate) mod body;
pub(crate) mod context;
mod earlier;
pub mod goals;
mod on_day;
pub mod plan;
pub mod planner;
pub mod queries;
pub(crate) mod reader;
mod redact;
pub mod repertoire;
mod request;
pub mod routes;
mod share;
pub(crate) mod views;
