//! Accounts: signing in and out, registration, passwords.

mod cross_site;
pub(crate) mod google;
pub(crate) mod guard;
pub(crate) mod password;
pub(crate) mod registration;
pub(crate) mod second_factor;
pub(crate) mod second_step;
pub(crate) mod session;
pub(crate) mod sessions;
