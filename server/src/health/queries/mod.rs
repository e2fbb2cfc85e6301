//! Small questions to the database as a whole.

pub mod probe;
pub mod stats;
