//! Accounts: registering, signing in, passwords, activation, the end of a session.

pub mod password;
pub mod registration;
pub mod session;
pub mod sign_in;
