//! The built-in practice planner: from a lesson's notes to seven days of practice.
//!
//! Pure and deterministic: the same input gives the same plan in the browser and on the server.

pub mod guidance;
pub mod input;
pub mod level;
pub mod minutes;
pub mod plan;
