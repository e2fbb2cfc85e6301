//! What the calls that change one's own account carry: what is missing stays as it is.

use serde::Deserialize;

use super::{
    ProfileDraft, ProfileVisibility, TeacherProfileDraft,
    changed::{
        ChangedNotifications, ChangedPreferences, ChangedPrivacy, ChangedProfile, Profile,
        TeacherProfile,
    },
};
use crate::{
    email::{EMAIL_MAX, normalized},
    lessons::note::{DURATION_RANGE, check_form_minutes},
    patch::{Patch, RequiredPatch},
    validation::{
        DETAIL_MAX, NAME_MAX, Violations,
        rules::{non_blank, split_name},
    },
};

/// What Profile Information sends. What is missing stays as it is; null empties the number.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditProfileRequest {
    /// Full name.
    #[serde(default)]
    #[schemars(length(min = 1, max = NAME_MAX))]
    pub name: RequiredPatch<String>,
    /// Sign-in address; another one waits until the link that is mailed to it is opened.
    #[serde(default)]
    #[schemars(email, length(min = 1, max = EMAIL_MAX))]
    pub email: RequiredPatch<String>,
    /// As typed.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub phone_number: Patch<String>,
}

/// What a notification switch sends. What is missing stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditNotificationsRequest {
    /// By e-mail.
    #[serde(default)]
    pub email_notifications: RequiredPatch<bool>,
    /// By push message.
    #[serde(default)]
    pub push_notifications: RequiredPatch<bool>,
    /// Before lessons.
    #[serde(default)]
    pub lesson_reminders: RequiredPatch<bool>,
    /// About examinations.
    #[serde(default)]
    pub exam_notifications: RequiredPatch<bool>,
    /// About achievements.
    #[serde(default)]
    pub achievement_alerts: RequiredPatch<bool>,
}

/// What a privacy switch sends. What is missing stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditPrivacyRequest {
    /// `public`, `friends` or `private`.
    #[serde(default)]
    #[schemars(extend("enum" = ProfileVisibility::ALL.map(ProfileVisibility::as_str)))]
    pub profile_visibility: RequiredPatch<String>,
    /// Whether students and parents see a teacher's address.
    #[serde(default)]
    pub show_email: RequiredPatch<bool>,
    /// Whether they see the number.
    #[serde(default)]
    pub show_phone: RequiredPatch<bool>,
    /// Kept for later.
    #[serde(default)]
    pub allow_messages: RequiredPatch<bool>,
}

/// What Personal Information sends. What is missing stays as it is; null empties it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditTeacherProfileRequest {
    /// Instrument.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub instrument: Patch<String>,
    /// Department.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub department: Patch<String>,
    /// As typed.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub phone_number: Patch<String>,
}

/// What Lesson Preferences sends. What is missing stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditTeacherPreferencesRequest {
    /// Minutes, 15 to 240.
    #[serde(default)]
    #[schemars(range(min = *DURATION_RANGE.start(), max = *DURATION_RANGE.end()))]
    pub default_duration: RequiredPatch<i64>,
    /// Whether reminders come before lessons.
    #[serde(default)]
    pub lesson_reminders: RequiredPatch<bool>,
}

impl EditProfileRequest {
    /// The profile as it is to be, by the rules of the form.
    pub fn check(self, current: Profile) -> Result<ChangedProfile, Violations> {
        let email = self.email.0.sent().map(|email| normalized(email));
        let draft = ProfileDraft {
            name: self.name.apply_to(current.name.clone()).unwrap_or_default(),
            email: self.email.0.apply_to(current.email).unwrap_or_default(),
            phone_number: self
                .phone_number
                .apply_to(current.phone_number)
                .unwrap_or_default(),
        };
        draft.check_change(&current.name).into_result()?;
        let (first_name, last_name) = split_name(&draft.name);
        Ok(ChangedProfile {
            name: draft.name.trim().to_owned(),
            first_name: first_name.to_owned(),
            last_name: last_name.to_owned(),
            phone_number: non_blank(&draft.phone_number),
            email,
        })
    }
}

impl EditNotificationsRequest {
    /// The switches that were sent, each on or off.
    pub fn check(&self) -> Result<ChangedNotifications, Violations> {
        let mut found = Violations::default();
        let mut switch = |field, change| switch(&mut found, field, change);
        let changed = ChangedNotifications {
            email_notifications: switch("emailNotifications", self.email_notifications),
            push_notifications: switch("pushNotifications", self.push_notifications),
            lesson_reminders: switch("lessonReminders", self.lesson_reminders),
            exam_notifications: switch("examNotifications", self.exam_notifications),
            achievement_alerts: switch("achievementAlerts", self.achievement_alerts),
        };
        found.into_result()?;
        Ok(changed)
    }
}

impl EditPrivacyRequest {
    /// What was sent: each switch on or off; once each is, who may see the profile is one of the list.
    pub fn check(&self) -> Result<ChangedPrivacy, Violations> {
        let mut found = Violations::default();
        let mut switch = |field, change| switch(&mut found, field, change);
        let changed = ChangedPrivacy {
            show_email: switch("showEmail", self.show_email),
            show_phone: switch("showPhone", self.show_phone),
            allow_messages: switch("allowMessages", self.allow_messages),
            profile_visibility: None,
        };
        found.into_result()?;
        let profile_visibility = match &self.profile_visibility.0 {
            Patch::Unset => None,
            Patch::Null => Some(visibility("")?),
            Patch::Set(chosen) => Some(visibility(chosen)?),
        };
        Ok(ChangedPrivacy {
            profile_visibility,
            ..changed
        })
    }
}

impl EditTeacherProfileRequest {
    /// The profile as it is to be, by the rules of the form.
    pub fn check(self, current: TeacherProfile) -> Result<TeacherProfile, Violations> {
        let becomes = |patch: Patch<String>, current| patch.apply_to(current).unwrap_or_default();
        let draft = TeacherProfileDraft {
            instrument: becomes(self.instrument, current.instrument),
            department: becomes(self.department, current.department),
            phone_number: becomes(self.phone_number, current.phone_number),
        };
        draft.check().into_result()?;
        Ok(TeacherProfile {
            instrument: non_blank(&draft.instrument),
            department: non_blank(&draft.department),
            phone_number: non_blank(&draft.phone_number),
        })
    }
}

impl EditTeacherPreferencesRequest {
    /// What was sent: the switch on or off; once it is, a length is one of the form's.
    pub fn check(&self) -> Result<ChangedPreferences, Violations> {
        let mut found = Violations::default();
        let lesson_reminders = switch(&mut found, "lessonReminders", self.lesson_reminders);
        found.into_result()?;
        let mut found = Violations::default();
        let default_duration = match self.default_duration.0 {
            Patch::Unset => None,
            sent => check_form_minutes(&mut found, "defaultDuration", sent.apply_to(None)),
        };
        found.into_result()?;
        Ok(ChangedPreferences {
            default_duration,
            lesson_reminders,
        })
    }
}

/// A switch that was sent; null is neither on nor off.
fn switch(found: &mut Violations, field: &'static str, patch: RequiredPatch<bool>) -> Option<bool> {
    let text = "Please choose on or off";
    found.require(patch.0 != Patch::Null, field, "required", text);
    patch.0.apply_to(None)
}

fn visibility(chosen: &str) -> Result<ProfileVisibility, Violations> {
    ProfileVisibility::parse(chosen).ok_or_else(|| {
        let mut found = Violations::default();
        let text = "Please choose public, friends or private";
        found.add("profileVisibility", "choice", text);
        found
    })
}

#[cfg(test)]
mod tests;
