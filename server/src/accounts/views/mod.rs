//! What calls about accounts answer.

pub(crate) mod google;
pub(crate) mod registration;
pub(crate) mod second_factor;
pub(crate) mod session;
pub(crate) mod sessions;
pub(crate) mod user;
