//! Calls about parents.

pub(crate) mod children;
pub(crate) mod contacts;
