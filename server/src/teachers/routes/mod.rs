//! A teacher's own calls.

pub mod preferences;
pub mod profile;
