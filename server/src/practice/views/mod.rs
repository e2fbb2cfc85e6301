//! What calls about practice answer.

pub(in crate::practice) mod pieces;
pub(crate) mod plan;
pub(crate) mod stored_plan;
