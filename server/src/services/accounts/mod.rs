//! Accounts and sessions (D2).

pub mod password;
pub mod registration;
pub mod session;
pub mod sweep;
pub mod temporary;
mod throttle;
mod verification;
