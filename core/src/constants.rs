//! The lists, limits and defaults of rules that screens show, in one value (Spec §9).
//!
//! Each figure is typed once, beside the rule that it belongs to; this module gathers them for the app, which repeats none
//! of them.

pub(crate) mod limits;
pub mod lists;

use serde::Serialize;

use self::{
    limits::{DEFAULTS, LIMITS},
    lists::lists,
};
pub use self::{
    limits::{Defaults, Limits},
    lists::{
        DurationChoice, EDIT_DURATIONS, Lists, NOTE_DURATIONS, SCHEDULE_DURATIONS, duration_label,
        edit_duration_choices,
    },
};
use crate::{PRODUCT_NAME, TAGLINE};

/// All constants for the app.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Constants {
    /// The product's name.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub product_name: &'static str,
    /// The product's tagline.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub tagline: &'static str,
    /// Option lists.
    pub lists: Lists,
    /// Limits.
    pub limits: Limits,
    /// Defaults.
    pub defaults: Defaults,
}

/// The values of the specification.
///
/// ```
/// use reedling_core::constants::constants;
/// assert_eq!(constants().lists.schedule_durations[2].label, "1.5 h");
/// ```
pub fn constants() -> Constants {
    Constants {
        product_name: PRODUCT_NAME,
        tagline: TAGLINE,
        lists: lists(),
        limits: LIMITS,
        defaults: DEFAULTS,
    }
}
