//! The demo accounts (D11): they exist only after `seed-demo`.

/// Sign-in addresses, one of each role.
pub const ADDRESSES: [&str; 4] = [
    "admin@reedling.test",
    "teacher@reedling.test",
    "student@reedling.test",
    "parent@reedling.test",
];
/// A teacher who waits for an administrator's approval.
pub const WAITING: &str = "waiting@reedling.test";
/// The password of all of them.
pub const PASSWORD: &str = "Practice-makes-1t!";
