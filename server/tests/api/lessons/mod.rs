//! Lessons: scheduled, listed, changed, completed, with what they set.

mod complete;
pub mod edit;
pub mod goals;
mod lists;
mod missed;
mod removal;
mod repeat;
pub mod schedule;
mod strangers;
mod student;
mod teacher;
mod wall_time;
