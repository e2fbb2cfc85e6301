//! What every request and every answer passes.

pub mod apart;
pub mod callers;
pub mod compress;
pub mod head;
pub mod headers;
pub mod in_place;
pub mod load;
mod shares;
pub mod tally;
