//! What screens and the planner share about practice: tasks as cards, and the beats that a metronome offers.
//!
//! The planner itself is a crate of its own, `reedling-planner` in `core/planner`.

pub mod cards;
pub mod pieces;

/// Beats per minute that a metronome offers.
pub const METRONOME: std::ops::RangeInclusive<u16> = 30..=208;
