//! A teacher's own calls.

pub(crate) mod preferences;
pub(crate) mod profile;
