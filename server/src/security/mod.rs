//! Secrets: passwords and tokens; what encrypts the server's own connections.

pub mod argon2id;
pub mod client;
pub mod common_passwords;
pub mod password;
pub mod sealing;
pub mod timing;
pub mod tls;
pub mod token;
pub mod totp;
