//! Account settings (Spec §2.9, §8).

use serde::{Deserialize, Serialize};
use validator::Validate;

use crate::{
    email::blank_or_email,
    validation::{Violations, detail_length, filled, name_length},
};

/// Who may see a profile; kept for later (D12).
pub const PROFILE_VISIBILITIES: [&str; 3] = ["public", "friends", "private"];

/// What is typed in Profile Information.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Validate)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ProfileDraft {
    /// Full name.
    #[validate(
        custom(function = "filled", message = "Please enter your name"),
        custom(function = "name_length")
    )]
    pub name: String,
    /// E-mail address.
    #[validate(
        custom(function = "filled", message = "Please enter your email address"),
        custom(
            function = "blank_or_email",
            message = "Please enter a valid email address"
        )
    )]
    pub email: String,
    /// Phone number, in no certain form.
    #[validate(custom(function = "detail_length"))]
    pub phone_number: String,
}

impl ProfileDraft {
    /// The broken rules.
    pub fn check(&self) -> Violations {
        Violations::of(self).in_order(&["name", "email", "phoneNumber"])
    }
}

/// What is typed in a teacher's Personal Information; each may be empty (Spec §2.6).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, Validate)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TeacherProfileDraft {
    /// Instrument.
    #[validate(custom(function = "detail_length"))]
    pub instrument: String,
    /// Department.
    #[validate(custom(function = "detail_length"))]
    pub department: String,
    /// Phone number, in no certain form.
    #[validate(custom(function = "detail_length"))]
    pub phone_number: String,
}

impl TeacherProfileDraft {
    /// The broken rules.
    pub fn check(&self) -> Violations {
        Violations::of(self).in_order(&["instrument", "department", "phoneNumber"])
    }
}

/// The broken rules of a profile visibility.
///
/// ```
/// use reedling_core::settings::check_visibility;
/// assert!(check_visibility("friends").is_empty());
/// assert_eq!(check_visibility("nobody").iter().count(), 1);
/// ```
pub fn check_visibility(chosen: &str) -> Violations {
    let mut found = Violations::default();
    found.require(
        PROFILE_VISIBILITIES.contains(&chosen),
        "profileVisibility",
        "choice",
        "Please choose public, friends or private",
    );
    found
}

/// A part of the settings that can fail to be saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum SettingsPart {
    /// Profile Information.
    Profile,
    /// Notification Preferences.
    Notifications,
    /// Privacy & Security.
    Privacy,
}

/// Text of a failed save (Spec §8); a toast adds the advice to try again.
///
/// ```
/// use reedling_core::settings::{SettingsPart, error_text};
/// assert_eq!(error_text(SettingsPart::Profile, true), "Failed to update profile. Please try again.");
/// ```
pub const fn error_text(part: SettingsPart, toast: bool) -> &'static str {
    match (part, toast) {
        (SettingsPart::Profile, false) => "Failed to update profile",
        (SettingsPart::Profile, true) => "Failed to update profile. Please try again.",
        (SettingsPart::Notifications, false) => "Failed to update notification settings",
        (SettingsPart::Notifications, true) => {
            "Failed to update notification settings. Please try again."
        }
        (SettingsPart::Privacy, false) => "Failed to update privacy settings",
        (SettingsPart::Privacy, true) => "Failed to update privacy settings. Please try again.",
    }
}
