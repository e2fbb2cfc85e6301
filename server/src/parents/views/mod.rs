//! What calls about parents answer.

pub mod children;
pub mod contacts;
