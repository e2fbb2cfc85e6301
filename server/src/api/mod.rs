//! What every call shares.

pub mod choice;
pub mod error;
pub mod json_body;
mod retry_after;
