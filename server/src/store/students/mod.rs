//! Students: whole lists in a fixed number of queries, and adding them.

pub mod change;
pub mod list;
mod parents;
pub mod profile;
mod related;
