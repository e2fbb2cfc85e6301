//! What a teacher works with.

mod lessons;
mod parents;
mod preferences;
mod profile;
mod repeat;
pub mod schedule;
mod students;
