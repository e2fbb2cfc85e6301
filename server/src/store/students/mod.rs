//! Students: whole lists in a fixed number of queries, and adding them.

pub mod change;
pub mod list;
pub mod profile;
mod related;
