//! What calls about teachers answer.

pub(crate) mod preferences;
pub(crate) mod profile;
