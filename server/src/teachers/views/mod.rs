//! What calls about teachers answer.

pub mod preferences;
pub mod profile;
