//! What calls about students answer.

pub mod create;
pub mod profile;
pub mod record;
pub mod roster;
