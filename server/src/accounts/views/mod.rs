//! What calls about accounts answer.

pub mod google;
pub mod registration;
pub mod second_factor;
pub mod session;
pub mod sessions;
pub mod user;
