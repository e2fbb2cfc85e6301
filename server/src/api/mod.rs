//! What every call shares.

pub mod assets;
pub(crate) mod avatars;
pub(crate) mod browser_cookie;
pub(crate) mod catch_all;
pub(crate) mod choice;
pub(crate) mod client;
pub(crate) mod cookies;
pub(crate) mod error;
pub(crate) mod idempotency;
pub(crate) mod json;
pub(crate) mod json_body;
pub(crate) mod layers;
pub(crate) mod message;
pub(crate) mod negotiation;
pub(crate) mod reading;
mod retry_after;
pub(crate) mod rows;
pub(crate) mod schema;
pub mod serve;
pub(crate) mod tag;
