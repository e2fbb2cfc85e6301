//! The reader of notes against the acceptance lines of area GOAL.

mod any_note;
mod body;
mod carry;
mod hidden;
mod numbers;
mod older;
mod support;
mod tables;
