//! What a completed lesson sets: shown, changed and struck.

pub(in crate::lessons) mod change;
pub(in crate::lessons) mod show;
pub(in crate::lessons) mod strike;
