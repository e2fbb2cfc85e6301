//! What calls about parents answer.

pub(crate) mod children;
pub(crate) mod contacts;
