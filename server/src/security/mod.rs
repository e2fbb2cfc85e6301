//! Secrets: passwords and tokens; what encrypts the server's own connections.

pub mod argon2id;
pub(crate) mod client;
pub mod common_passwords;
pub mod password;
pub mod sealing;
pub(crate) mod timing;
pub mod tls;
pub mod token;
pub(crate) mod totp;
