//! What every request and every answer passes.

pub(crate) mod callers;
pub(crate) mod compress;
pub(crate) mod durability;
pub(crate) mod error_rate;
pub(crate) mod head;
pub(crate) mod headers;
pub(crate) mod load;
mod shares;
pub(crate) mod spawn;
