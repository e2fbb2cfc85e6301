//! Every list, limit, default and delay that screens need, in one value (Spec §9).
//!
//! Each figure is typed once, beside the rule that it belongs to where there is one; this module gathers them
//! for the app, which repeats none of them.

pub(crate) mod delays;
pub(crate) mod limits;
pub mod lists;

use serde::Serialize;

use self::{
    delays::DELAYS,
    limits::{DEFAULTS, LIMITS},
    lists::lists,
};
pub use self::{
    delays::Delays,
    limits::{Defaults, Limits},
    lists::{
        DurationChoice, EDIT_DURATIONS, Lists, NOTE_DURATIONS, SCHEDULE_DURATIONS, duration_label,
        edit_duration_choices,
    },
};
use crate::{PRODUCT_NAME, TAGLINE, feedback::RATING_PLACEHOLDER};

/// Toast behaviour that is not a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Toasts {
    /// Toasts shown at a time.
    pub limit: u32,
    /// Pixels of a swipe that dismisses.
    pub swipe_pixels: u32,
    /// Key that moves to the toasts.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub hotkey: &'static str,
}

/// Figures that stand for something that is not known.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Placeholders {
    /// System health in percent.
    pub system_health: f64,
    /// Storage used, in GB (10⁹ bytes).
    pub storage_used: f64,
    /// Value of a full progress bar, in percent.
    pub progress_max: u32,
    /// Average rating when there is feedback.
    pub rating: f64,
}

/// All constants for the app.
#[derive(Debug, Clone, PartialEq, Serialize)]
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
    /// Delays, in milliseconds.
    pub delays: Delays,
    /// Toasts.
    pub toasts: Toasts,
    /// Placeholders.
    pub placeholders: Placeholders,
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
        delays: DELAYS,
        toasts: Toasts {
            limit: 1,
            swipe_pixels: 50,
            hotkey: "F8",
        },
        placeholders: Placeholders {
            system_health: 98.5,
            storage_used: 2.4,
            progress_max: 100,
            rating: RATING_PLACEHOLDER,
        },
    }
}
