//! Accounts and sessions (D2).

mod pace;
pub mod password;
pub mod quota;
pub mod registration;
pub mod session;
pub mod sweep;
pub mod temporary;
mod throttle;
mod verification;
