//! Calls about lessons.

pub mod goals;
pub mod lesson;
pub mod teacher;
