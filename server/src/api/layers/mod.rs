//! What every request and every answer passes.

pub mod callers;
pub mod compress;
pub mod durability;
pub mod error_rate;
pub mod head;
pub mod headers;
pub mod load;
mod shares;
pub mod spawn;
