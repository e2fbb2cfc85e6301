//! Accounts: registering, signing in, passwords, activation, the end of a session.
//!
//! - Registering needs a name, an address and a password of at least 6 characters, typed twice (Spec §5, §9).
//! - A new password has at least 8 characters with a lowercase letter, an uppercase letter and a digit.
//!   Setting one with the current password asks for a special character too; resetting with a temporary one
//!   does not (Spec §5, D12).
//! - An activation link needs its token, an external provider's answer its code (Spec §5).
//! - HTTP 401, or a message that speaks of an invalid token, ends a session (Spec §8).

pub mod password;
pub mod registration;
pub mod second_factor;
pub mod session;
pub mod sign_in;
