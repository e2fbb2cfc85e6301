//! Plans, goals and pieces.

pub mod body_states;
pub mod circle;
pub mod goals;
pub mod pieces;
pub mod plans;
pub mod record;
