//! Lessons: lists in one joined query, and changes that win only while the lesson is as it was read.

pub mod change;
pub mod counts;
pub mod filter;
pub mod history;
pub mod list;
