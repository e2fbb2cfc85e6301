//! Calls about lessons.

pub(crate) mod goals;
pub(crate) mod lesson;
pub(crate) mod teacher;
