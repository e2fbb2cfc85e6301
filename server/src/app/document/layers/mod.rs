//! Layers that look a call up in the document.

pub mod limits;
pub mod log;
pub mod malformed;
