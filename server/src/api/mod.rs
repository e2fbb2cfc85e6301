//! What every call shares.

pub mod assets;
pub(crate) mod avatars;
pub mod browser_cookie;
pub mod catch_all;
pub mod choice;
pub mod client;
pub(crate) mod cookies;
pub mod error;
pub mod idempotency;
pub mod idempotent;
pub mod json_body;
pub mod layers;
pub mod message;
mod negotiation;
pub(crate) mod reading;
mod retry_after;
pub mod rows;
pub mod serde_json_body;
pub mod serve;
pub mod tag;
pub mod timestamp;
pub(crate) mod with_total;
