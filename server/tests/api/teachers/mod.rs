//! What a teacher works with.

mod lessons;
mod parents;
mod repeat;
pub mod schedule;
mod students;
