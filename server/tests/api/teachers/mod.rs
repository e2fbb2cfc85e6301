//! What a teacher works with.

pub mod lessons;
pub mod parents;
pub mod schedule;
pub mod students;
