//! What holds for every input: series, overlaps, grids, and that no check panics on hostile text.

mod calendar;
mod conflicts;
mod hostile;
mod inputs;
mod lists;
mod series;
mod years;
#[path = "../support/zone.rs"]
mod zone;
