//! What time it is, and where.

pub mod clock;
pub mod rules;
pub mod zone;
