//! Accounts: signing in and out, registration, passwords (Spec §7, D2).

mod cross_site;
pub mod google;
pub mod guard;
pub mod password;
pub mod registration;
pub mod second_factor;
pub mod second_step;
pub mod session;
pub mod sessions;
