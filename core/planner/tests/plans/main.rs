//! Plans from goals: what the teacher confirmed is what is planned.

mod any;
mod body;
mod cards;
mod checks;
mod half;
mod hands;
mod left_out;
mod places;
mod properties;
mod removed;
mod set;
mod support;
mod taken;
mod teaching;
mod tempi;
mod told_days;
mod told_tempi;
mod words;
