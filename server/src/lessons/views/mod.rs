//! What calls about lessons answer.

pub mod goals;
pub mod lesson;
pub mod list;
