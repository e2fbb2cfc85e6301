//! Small questions to the database as a whole.

pub mod diagnostics;
pub mod stats;
