//! Calls about parents.

pub mod children;
pub mod contacts;
