//! Plans from goals: what the teacher confirmed is what is planned.

mod body;
mod cards;
mod goals;
mod properties;
mod support;
mod teaching;
mod tempi;
