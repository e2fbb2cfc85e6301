//! The built-in practice planner: from a lesson's notes to seven days of practice.
//!
//! Pure and deterministic: the same input gives the same plan in the browser and on the server.
//! It writes no title, key, bar or tempo that is not in the notes or on its own ladder.

pub mod check;
mod days;
pub mod guidance;
pub mod input;
pub mod instrument;
pub mod ladder;
pub mod level;
pub mod log;
pub mod minutes;
pub mod notes;
mod pieces;
pub mod plan;
mod schedule;
pub mod shape;
pub mod share;
pub mod speed;
mod summary;
mod tasks;
mod technique;
pub mod tempo;
mod text;
mod tips;
mod week;
mod wire_date;
