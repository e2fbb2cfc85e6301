//! Lessons: lists in one joined query, and changes that require the lesson to be as it was read.

pub mod change;
pub mod counts;
pub mod filter;
pub mod history;
pub mod list;
pub mod record;
