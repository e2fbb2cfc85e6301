//! What a lesson sets: shown, proposed by a model, changed and struck.

pub(in crate::lessons) mod change;
pub(in crate::lessons) mod propose;
pub(in crate::lessons) mod show;
pub(in crate::lessons) mod strike;
mod with_names;
