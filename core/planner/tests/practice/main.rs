//! The built-in planner against the acceptance lines of area PLAN.

mod any_notes;
mod body;
mod cards;
mod checks;
mod contents;
mod examples;
mod fair;
mod golden;
mod log;
mod notes;
mod praise;
mod safety;
mod signals;
mod support;
mod tips;
mod week;
