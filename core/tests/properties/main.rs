//! What holds for every input: series, overlaps, grids, and that no check panics on hostile text.

mod calendar;
mod conflicts;
mod hostile;
mod inputs;
mod lists;
mod series;
#[path = "../support/series.rs"]
mod series_cases;
mod series_changes;
mod years;
#[path = "../support/zone.rs"]
mod zone;
