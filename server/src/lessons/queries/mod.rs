//! Lessons: lists in one joined query, and changes that require the lesson to be as it was read.

pub(crate) mod change;
pub(crate) mod counts;
pub(crate) mod filter;
pub(crate) mod history;
pub(crate) mod list;
pub(crate) mod record;
pub(crate) mod wall_time;
