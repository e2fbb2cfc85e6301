//! Students: whole lists in a fixed number of queries, adding them, and who teaches them.

pub mod change;
pub mod enrolments;
pub mod exams;
pub mod list;
pub(crate) mod namesakes;
mod parents;
pub mod profile;
pub mod record;
mod related;
