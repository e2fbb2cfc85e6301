//! What every call shares.

mod accepted;
pub mod assets;
pub(crate) mod avatars;
pub mod browser_cookie;
pub mod choice;
pub mod client;
pub(crate) mod cookies;
pub(crate) mod counted;
pub mod error;
pub mod idempotency;
pub mod instant;
pub mod json_body;
pub mod layers;
pub mod message;
pub(crate) mod reading;
pub mod repeatable;
mod retry_after;
pub mod rows;
pub mod serve;
pub mod tag;
pub mod written;
