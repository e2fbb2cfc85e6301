//! Practice: what a lesson sets, the plan for the week, and the student's pieces.

pub(crate) mod body;
pub(crate) mod context;
mod earlier;
pub mod goals;
mod on_day;
pub mod plan;
pub mod queries;
pub(crate) mod reader;
pub mod repertoire;
mod request;
pub mod routes;
mod share;
pub(crate) mod views;
pub(crate) mod without_names;
