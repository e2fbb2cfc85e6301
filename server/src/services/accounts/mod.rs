//! Accounts and sessions (D2).

pub mod activation;
pub mod approval;
pub(super) mod asking;
mod current;
pub mod devices;
pub(super) mod email_change;
pub(super) mod ending;
pub mod fresh_proof;
pub(super) mod guessable;
pub(super) mod joining;
pub mod known;
pub(super) mod owner_mail;
pub mod pace;
pub mod password;
pub(super) mod proof;
pub mod quota;
pub mod registration;
pub mod second_factor;
pub mod session;
pub mod sweep;
pub mod teacher;
pub mod temporary;
mod throttle;
mod verification;
