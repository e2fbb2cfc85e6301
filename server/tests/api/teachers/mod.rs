//! What a teacher works with.

mod lessons;
mod parents;
mod profile;
mod repeat;
pub mod schedule;
mod students;
