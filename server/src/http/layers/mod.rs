//! What every request and every answer passes.

pub mod apart;
pub mod compress;
pub mod headers;
pub mod limits;
pub mod log;
pub mod malformed;
pub mod tally;
