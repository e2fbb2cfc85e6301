//! From a lesson's notes to its plan, against the acceptance lines of area PLAN: the notes are read, and the plan is made of the
//! goals that come of it.

#![allow(clippy::too_many_lines, reason = "cases stand in one list")]

mod any_notes;
mod body;
mod contents;
mod golden;
mod safety;
mod signals;
mod support;
mod tips;
mod week;
