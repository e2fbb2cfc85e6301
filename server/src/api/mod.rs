//! What every call shares.

pub mod json_body;
