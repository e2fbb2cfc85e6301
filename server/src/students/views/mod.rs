//! What calls about students answer.

pub(crate) mod create;
pub(crate) mod profile;
pub(crate) mod record;
pub(crate) mod roster;
