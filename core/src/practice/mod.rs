//! The built-in practice planner: from a lesson's notes to seven days of practice.
//!
//! Pure and deterministic: the same input gives the same plan in the browser and on the server.
//! It writes no title, key, bar or tempo that is not in the notes or on its own ladder.

pub mod check;
mod check_tempo;
mod days;
pub mod guidance;
pub mod input;
pub mod instrument;
pub mod ladder;
pub mod level;
pub mod minutes;
mod musicianship;
pub mod notes;
mod page;
mod pieces;
pub mod plan;
mod schedule;
pub mod share;
mod short_days;
pub mod speed;
mod summary;
mod tasks;
mod technique;
mod technique_words;
pub mod tempo;
mod text;
mod tips;
mod warmup;
mod week;
mod wire_date;
