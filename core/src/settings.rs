//! Account settings: profile, visibility, and the message of a failed save (Spec §2.9, §8).
//!
//! A name and an address are required; a phone number, an instrument and a department are free texts of at most 200
//! characters, a limit for safety. A teacher's lessons are 15 to 240 minutes long unless another length is chosen (D15).

#[cfg(feature = "schema")]
pub mod profile;
#[cfg(feature = "schema")]
pub mod request;
pub mod stored;
#[cfg(feature = "schema")]
pub mod teacher_request;

use serde::{Deserialize, Serialize};

use crate::{
    email::EMAIL_MISSING,
    lessons::note::check_form_duration,
    validation::{DETAIL, Violations},
};

/// Who may see a profile; stored, and not acted on yet (D12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ProfileVisibility {
    /// Everybody.
    Public,
    /// People whom the owner is connected with.
    Friends,
    /// The owner alone.
    Private,
}

impl ProfileVisibility {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Public, Self::Friends, Self::Private];

    /// The choice as it is stored and sent.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Friends => "friends",
            Self::Private => "private",
        }
    }

    /// The choice of that name.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.as_str() == text)
    }
}

/// Profile Information, as typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ProfileDraft {
    /// Full name.
    pub name: String,
    /// E-mail address.
    pub email: String,
    /// Phone number, free text.
    pub phone_number: String,
}

impl ProfileDraft {
    /// Validation errors: name and address are required (Spec §2.9). An unchanged name is not checked again.
    ///
    /// ```
    /// use reedling_core::settings::ProfileDraft;
    /// let draft = ProfileDraft { name: "Anna Bell".into(), email: "anna".into(), phone_number: String::new() };
    /// assert_eq!(draft.check_change("Anna Bell").iter().count(), 1);
    /// ```
    pub fn check_change(&self, present_name: &str) -> Violations {
        let mut found = Violations::default();
        found.not_blank("name", &self.name, "Please enter your name");
        if self.name.trim() != present_name.trim() {
            found.name("name", &self.name);
        }
        found.not_blank("email", &self.email, EMAIL_MISSING);
        found.new_email("email", &self.email);
        found.phone("phoneNumber", &self.phone_number);
        found
    }
}

/// A teacher's Personal Information, as typed; each field may be empty (Spec §2.6).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TeacherProfileDraft {
    /// Instrument.
    pub instrument: String,
    /// Department.
    pub department: String,
    /// Phone number, free text.
    pub phone_number: String,
}

impl TeacherProfileDraft {
    /// Validation errors: too long texts and hidden characters only, as each field may be empty (Spec §2.6).
    ///
    /// ```
    /// use reedling_core::settings::TeacherProfileDraft;
    /// assert!(TeacherProfileDraft::default().check().is_empty());
    /// ```
    pub fn check(&self) -> Violations {
        let mut found = Violations::default();
        found.line(&DETAIL, "instrument", &self.instrument);
        found.line(&DETAIL, "department", &self.department);
        found.phone("phoneNumber", &self.phone_number);
        found
    }
}

/// Validation errors of the default length of a teacher's lessons, in minutes (D15): those of a lesson note's length.
///
/// ```
/// use reedling_core::settings::check_default_duration;
/// assert!(check_default_duration(Some(45.0)).is_empty());
/// assert_eq!(check_default_duration(Some(241.0)).iter().count(), 1);
/// ```
pub fn check_default_duration(minutes: Option<f64>) -> Violations {
    let mut found = Violations::default();
    check_form_duration(&mut found, "defaultDuration", minutes);
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

#[cfg(test)]
mod tests {
    use super::ProfileDraft;

    #[test]
    fn a_name_that_stays_is_taken_and_another_is_checked() {
        let is_taken = |name: &str| {
            let draft = ProfileDraft {
                name: name.to_owned(),
                email: "tess@music.example".to_owned(),
                phone_number: "0777".to_owned(),
            };
            draft.check_change("tess.tutor").into_result().is_ok()
        };
        assert!(is_taken(" tess.tutor"));
        assert!(is_taken("Tess Tutor"));
        for refused in ["", " ", "tess.tutors", "Tess \u{202E}Tutor"] {
            assert!(!is_taken(refused), "{refused}");
        }
    }
}
