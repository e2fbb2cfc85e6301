//! Badges: a colour that always comes with its word.
//!
//! The specification names the colours, such as green for an active account; the app's theme chooses the exact shade
//! and ensures its contrast. A value that no rule knows gets a grey badge with the value itself.
//!
//! ```
//! use reedling_core::badge::{Badge, BadgeColor};
//! let badge = Badge::other("POSTPONED");
//! assert_eq!((&*badge.label, badge.color), ("POSTPONED", BadgeColor::Grey));
//! ```

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// Colour of a badge; the app's theme decides how it looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs)]
pub enum BadgeColor {
    Blue,
    Green,
    Red,
    Orange,
    Purple,
    Yellow,
    Grey,
}

/// A word in a colour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Badge {
    /// The word; for a value that is not known, the value itself.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub label: Cow<'static, str>,
    /// Colour of the badge.
    pub color: BadgeColor,
}

impl Badge {
    /// A badge with a fixed word.
    ///
    /// ```
    /// use reedling_core::badge::{Badge, BadgeColor};
    /// assert_eq!(Badge::new("Active", BadgeColor::Green).label, "Active");
    /// ```
    pub fn new(label: &'static str, color: BadgeColor) -> Self {
        Self {
            label: label.into(),
            color,
        }
    }

    /// The grey badge of a value that is none of the known ones.
    pub fn other(value: &str) -> Self {
        Self {
            label: value.to_owned().into(),
            color: BadgeColor::Grey,
        }
    }
}
