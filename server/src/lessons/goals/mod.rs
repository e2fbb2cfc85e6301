//! What a lesson sets: shown, proposed by a model, changed and struck.

pub(in crate::lessons) mod change;
pub(in crate::lessons) mod propose;
mod put_back;
pub(in crate::lessons) mod show;
pub(in crate::lessons) mod strike;
