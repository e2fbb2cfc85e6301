//! The outside world as traits, each with a real and a fake implementation.

pub mod clock;
pub mod openid;
pub mod planner;
pub mod zone;
