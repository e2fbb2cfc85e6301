//! Practice: what a lesson sets, the plan for the week, and the student's pieces.

pub(crate) mod body;
pub(crate) mod context;
mod earlier;
pub mod goals;
pub mod plan;
pub mod queries;
pub(crate) mod reader;
pub mod repertoire;
mod request;
pub mod routes;
mod share;
mod student_on_day;
pub(crate) mod views;
pub(crate) mod without_names;
