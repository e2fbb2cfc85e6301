//! Calls about students.

pub mod create;
pub mod profile;
pub mod record;
pub mod roster;
