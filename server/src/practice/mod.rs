//! Practice: what a lesson sets, the plan for the week, and the student's pieces.

pub mod ask_model;
pub(crate) mod body;
mod earlier;
pub mod goals;
mod input;
pub mod plan;
pub mod planner;
mod private;
pub mod queries;
pub mod repertoire;
pub mod routes;
mod share;
mod source;
pub(crate) mod views;
