//! What the calls that change one's own account carry: what is missing stays as it is.

use serde::Deserialize;

use super::{
    PROFILE_VISIBILITIES, ProfileDraft, TeacherProfileDraft, check_default_duration,
    check_visibility,
};
use crate::{
    change::{Change, NonNull},
    email::EMAIL_MAX,
    lesson::note::DURATION_RANGE,
    validation::{DETAIL_MAX, NAME_MAX, Violations},
};

/// What Profile Information sends. What is missing stays as it is; null empties the number.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditProfileRequest {
    /// Full name.
    #[serde(default)]
    #[schemars(length(min = 1, max = NAME_MAX))]
    pub name: NonNull<String>,
    /// Sign-in address; another one waits until the link that is mailed to it is opened.
    #[serde(default)]
    #[schemars(email, length(min = 1, max = EMAIL_MAX))]
    pub email: NonNull<String>,
    /// As typed.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub phone_number: Change<String>,
}

/// What a notification switch sends. What is missing stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditNotificationsRequest {
    /// By e-mail.
    #[serde(default)]
    pub email_notifications: NonNull<bool>,
    /// By push message.
    #[serde(default)]
    pub push_notifications: NonNull<bool>,
    /// Before lessons.
    #[serde(default)]
    pub lesson_reminders: NonNull<bool>,
    /// About examinations.
    #[serde(default)]
    pub exam_notifications: NonNull<bool>,
    /// About achievements.
    #[serde(default)]
    pub achievement_alerts: NonNull<bool>,
}

/// What a privacy switch sends. What is missing stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditPrivacyRequest {
    /// `public`, `friends` or `private`.
    #[serde(default)]
    #[schemars(extend("enum" = PROFILE_VISIBILITIES))]
    pub profile_visibility: NonNull<String>,
    /// Whether students and parents see a teacher's address.
    #[serde(default)]
    pub show_email: NonNull<bool>,
    /// Whether they see the number.
    #[serde(default)]
    pub show_phone: NonNull<bool>,
    /// Kept for later.
    #[serde(default)]
    pub allow_messages: NonNull<bool>,
}

/// What Personal Information sends. What is missing stays as it is; null empties it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditTeacherProfileRequest {
    /// Instrument.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub instrument: Change<String>,
    /// Department.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub department: Change<String>,
    /// As typed.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub phone_number: Change<String>,
}

/// What Lesson Preferences sends. What is missing stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditTeacherPreferencesRequest {
    /// Minutes, 15 to 240.
    #[serde(default)]
    #[schemars(range(min = *DURATION_RANGE.start(), max = *DURATION_RANGE.end()))]
    pub default_duration: NonNull<i64>,
    /// Whether reminders come before lessons.
    #[serde(default)]
    pub lesson_reminders: NonNull<bool>,
}

impl EditProfileRequest {
    /// The profile as it is to be, from what it is.
    pub fn applied_to(self, is: ProfileDraft) -> Result<ProfileDraft, Violations> {
        let draft = ProfileDraft {
            name: self.name.of(is.name.clone()).unwrap_or_default(),
            email: self.email.of(is.email).unwrap_or_default(),
            phone_number: becomes(self.phone_number, is.phone_number),
        };
        draft.check_change(&is.name).into_result()?;
        Ok(draft)
    }
}

impl EditNotificationsRequest {
    /// The broken rules: a switch is on or off.
    pub fn problems(&self) -> Violations {
        switches(&[
            ("emailNotifications", self.email_notifications),
            ("pushNotifications", self.push_notifications),
            ("lessonReminders", self.lesson_reminders),
            ("examNotifications", self.exam_notifications),
            ("achievementAlerts", self.achievement_alerts),
        ])
    }
}

impl EditPrivacyRequest {
    /// The broken rules: a switch is on or off; once each is, who may see the profile is one of the list.
    pub fn problems(&self) -> Violations {
        let found = switches(&[
            ("showEmail", self.show_email),
            ("showPhone", self.show_phone),
            ("allowMessages", self.allow_messages),
        ]);
        match &self.profile_visibility.0 {
            Change::Set(chosen) if found.is_empty() => check_visibility(chosen),
            Change::Null if found.is_empty() => check_visibility(""),
            _ => found,
        }
    }
}

impl EditTeacherProfileRequest {
    /// The profile as it is to be, from what it is.
    pub fn applied_to(self, is: TeacherProfileDraft) -> Result<TeacherProfileDraft, Violations> {
        let draft = TeacherProfileDraft {
            instrument: becomes(self.instrument, is.instrument),
            department: becomes(self.department, is.department),
            phone_number: becomes(self.phone_number, is.phone_number),
        };
        draft.check().into_result()?;
        Ok(draft)
    }
}

impl EditTeacherPreferencesRequest {
    /// The default length to be kept, if another one was sent.
    ///
    /// # Errors
    /// The broken rules: a switch is on or off; once it is, a length is one of the form's.
    pub fn default_duration(&self) -> Result<Option<i32>, Violations> {
        switches(&[("lessonReminders", self.lesson_reminders)]).into_result()?;
        let minutes = match self.default_duration.0 {
            Change::Unset => return Ok(None),
            Change::Null => None,
            Change::Set(minutes) => Some(i32::try_from(minutes).unwrap_or(i32::MAX)),
        };
        check_default_duration(minutes.map(f64::from)).into_result()?;
        Ok(minutes)
    }
}

/// A text as it is to be: null is the empty one.
fn becomes(change: Change<String>, is: String) -> String {
    change.of(Some(is)).unwrap_or_default()
}

fn switches(sent: &[(&'static str, NonNull<bool>)]) -> Violations {
    let mut found = Violations::default();
    for (field, change) in sent {
        let text = "Please choose on or off";
        found.require(change.0 != Change::Null, field, "required", text);
    }
    found
}

#[cfg(test)]
mod tests;
