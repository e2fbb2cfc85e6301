//! What the calls that change one's own account carry: what is missing stays as it is.

use serde::Deserialize;

use super::{
    PROFILE_VISIBILITIES, ProfileDraft, TeacherProfileDraft, check_default_duration,
    check_visibility,
};
use crate::{
    change::Change,
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
    #[schemars(with = "String", length(min = 1, max = NAME_MAX))]
    pub name: Change<String>,
    /// Sign-in address; another one waits until the link that is mailed to it is opened.
    #[serde(default)]
    #[schemars(with = "String", email, length(min = 1, max = EMAIL_MAX))]
    pub email: Change<String>,
    /// As typed.
    #[serde(default)]
    #[schemars(with = "Option<String>", length(max = DETAIL_MAX))]
    pub phone_number: Change<String>,
}

/// What a notification switch sends. What is missing stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditNotificationsRequest {
    /// By e-mail.
    #[serde(default)]
    #[schemars(with = "bool")]
    pub email_notifications: Change<bool>,
    /// By push message.
    #[serde(default)]
    #[schemars(with = "bool")]
    pub push_notifications: Change<bool>,
    /// Before lessons.
    #[serde(default)]
    #[schemars(with = "bool")]
    pub lesson_reminders: Change<bool>,
    /// About examinations.
    #[serde(default)]
    #[schemars(with = "bool")]
    pub exam_notifications: Change<bool>,
    /// About achievements.
    #[serde(default)]
    #[schemars(with = "bool")]
    pub achievement_alerts: Change<bool>,
}

/// What a privacy switch sends. What is missing stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditPrivacyRequest {
    /// `public`, `friends` or `private`.
    #[serde(default)]
    #[schemars(with = "String", extend("enum" = PROFILE_VISIBILITIES))]
    pub profile_visibility: Change<String>,
    /// Whether students and parents see a teacher's address.
    #[serde(default)]
    #[schemars(with = "bool")]
    pub show_email: Change<bool>,
    /// Whether they see the number.
    #[serde(default)]
    #[schemars(with = "bool")]
    pub show_phone: Change<bool>,
    /// Kept for later.
    #[serde(default)]
    #[schemars(with = "bool")]
    pub allow_messages: Change<bool>,
}

/// What Personal Information sends. What is missing stays as it is; null empties it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditTeacherProfileRequest {
    /// Instrument.
    #[serde(default)]
    #[schemars(with = "Option<String>", length(max = DETAIL_MAX))]
    pub instrument: Change<String>,
    /// Department.
    #[serde(default)]
    #[schemars(with = "Option<String>", length(max = DETAIL_MAX))]
    pub department: Change<String>,
    /// As typed.
    #[serde(default)]
    #[schemars(with = "Option<String>", length(max = DETAIL_MAX))]
    pub phone_number: Change<String>,
}

/// What Lesson Preferences sends. What is missing stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditTeacherPreferencesRequest {
    /// Minutes, 15 to 240.
    #[serde(default)]
    #[schemars(with = "i64", range(min = *DURATION_RANGE.start(), max = *DURATION_RANGE.end()))]
    pub default_duration: Change<i64>,
    /// Whether reminders come before lessons.
    #[serde(default)]
    #[schemars(with = "bool")]
    pub lesson_reminders: Change<bool>,
}

impl EditProfileRequest {
    /// The profile as it is to be, from what it is.
    pub fn applied_to(self, is: ProfileDraft) -> Result<ProfileDraft, Violations> {
        let draft = ProfileDraft {
            name: becomes(self.name, is.name.clone()),
            email: becomes(self.email, is.email),
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
        match &self.profile_visibility {
            Change::Becomes(chosen) if found.is_empty() => check_visibility(chosen),
            Change::Empties if found.is_empty() => check_visibility(""),
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
        let minutes = match self.default_duration {
            Change::Stays => return Ok(None),
            Change::Empties => None,
            Change::Becomes(minutes) => Some(i32::try_from(minutes).unwrap_or(i32::MAX)),
        };
        check_default_duration(minutes.map(f64::from)).into_result()?;
        Ok(minutes)
    }
}

/// A text as it is to be: null is the empty one.
fn becomes(change: Change<String>, is: String) -> String {
    change.of(Some(is)).unwrap_or_default()
}

fn switches(sent: &[(&'static str, Change<bool>)]) -> Violations {
    let mut found = Violations::default();
    for (field, change) in sent {
        let text = "Please choose on or off";
        found.require(*change != Change::Empties, field, "required", text);
    }
    found
}

#[cfg(test)]
mod tests;
