//! The reader of notes against the acceptance lines of area GOAL.

mod any_note;
mod body;
mod carry;
mod dates;
mod facts;
mod field;
mod hidden;
mod lists;
mod moved;
mod numbers;
mod older;
mod one_key;
mod private;
mod score;
mod signs;
mod support;
mod tables;
