//! Secrets: passwords and tokens.

pub mod password;
pub mod token;
