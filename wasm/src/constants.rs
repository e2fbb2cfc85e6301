//! JavaScript exports of [`reedling_core::constants`].

use reedling_core::constants::{self, Constants, DurationChoice};
use reedling_js_export::js_export;

/// The lists, limits and defaults of the specification.
#[js_export]
pub fn constants() -> Constants {
    constants::constants()
}

/// A duration as people read it: "30 min", "1.5 h".
#[js_export]
pub fn duration_label(minutes: u32) -> String {
    constants::duration_label(minutes)
}

/// Durations that the edit form offers, with the lesson's own length in minutes.
#[js_export]
pub fn edit_duration_choices(own: u32) -> Vec<DurationChoice> {
    constants::edit_duration_choices(own)
}
