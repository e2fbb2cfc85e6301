//! What calls about lessons answer.

pub(crate) mod goals;
pub(crate) mod lesson;
pub(crate) mod list;
