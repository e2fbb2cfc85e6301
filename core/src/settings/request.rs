//! Requests that change one's own account: a missing field keeps its value.

use serde::Deserialize;

use super::{
    ProfileDraft, ProfileVisibility,
    profile::{ChangedProfile, Profile},
    stored::{NotificationSettings, PrivacySettings},
};
use crate::{
    email::{EMAIL_MAX, normalized},
    patch::{Patch, RequiredPatch},
    validation::{
        DETAIL_MAX, NAME_MAX, Violations,
        rules::{non_blank, spaced, split_name},
    },
};

/// A change of the profile. Fields that are left out keep their value; null clears the phone number.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditProfileRequest {
    /// Full name.
    #[serde(default)]
    #[schemars(length(min = 1, max = NAME_MAX))]
    pub name: RequiredPatch<String>,
    /// Sign-in e-mail address; a new one takes effect once the link mailed to it is opened.
    #[serde(default)]
    #[schemars(email, length(min = 1, max = EMAIL_MAX))]
    pub email: RequiredPatch<String>,
    /// Phone number, free text, not normalised.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub phone_number: Patch<String>,
}

/// A change of notification settings. Fields that are left out keep their value.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditNotificationsRequest {
    /// Notifications by e-mail.
    #[serde(default)]
    pub email_notifications: RequiredPatch<bool>,
    /// Push notifications.
    #[serde(default)]
    pub push_notifications: RequiredPatch<bool>,
    /// Reminders before lessons.
    #[serde(default)]
    pub lesson_reminders: RequiredPatch<bool>,
    /// Notifications about examinations.
    #[serde(default)]
    pub exam_notifications: RequiredPatch<bool>,
    /// Notifications about achievements.
    #[serde(default)]
    pub achievement_alerts: RequiredPatch<bool>,
}

/// A change of privacy settings. Fields that are left out keep their value.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditPrivacyRequest {
    /// `public`, `friends` or `private`.
    #[serde(default)]
    #[schemars(extend("enum" = ProfileVisibility::ALL.map(ProfileVisibility::as_str)))]
    pub profile_visibility: RequiredPatch<String>,
    /// Whether students and parents see this teacher's e-mail address; of a student or parent, whether messages carry
    /// theirs for replies.
    #[serde(default)]
    pub show_email: RequiredPatch<bool>,
    /// Whether students and parents see this teacher's phone number; no effect for a student or parent.
    #[serde(default)]
    pub show_phone: RequiredPatch<bool>,
    /// Whether students and parents may write to this teacher or administrator from the app; no effect for a student or
    /// parent.
    #[serde(default)]
    pub allow_messages: RequiredPatch<bool>,
}

impl EditProfileRequest {
    /// Applies the request to the current profile, by the rules of the form.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
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
        let name = spaced(&draft.name);
        let (first_name, last_name) = split_name(&name);
        Ok(ChangedProfile {
            first_name: first_name.to_owned(),
            last_name: last_name.to_owned(),
            name,
            phone_number: non_blank(&draft.phone_number),
            email,
        })
    }
}

impl EditNotificationsRequest {
    /// Applies the request to the current settings.
    ///
    /// # Errors
    /// Each switch that is neither on nor off.
    pub fn check(&self, current: NotificationSettings) -> Result<NotificationSettings, Violations> {
        let mut found = Violations::default();
        let mut switch = |field, patch, current| switch(&mut found, field, patch, current);
        let changed = NotificationSettings {
            email_notifications: switch(
                "emailNotifications",
                self.email_notifications,
                current.email_notifications,
            ),
            push_notifications: switch(
                "pushNotifications",
                self.push_notifications,
                current.push_notifications,
            ),
            lesson_reminders: switch(
                "lessonReminders",
                self.lesson_reminders,
                current.lesson_reminders,
            ),
            exam_notifications: switch(
                "examNotifications",
                self.exam_notifications,
                current.exam_notifications,
            ),
            achievement_alerts: switch(
                "achievementAlerts",
                self.achievement_alerts,
                current.achievement_alerts,
            ),
        };
        found.into_result()?;
        Ok(changed)
    }
}

impl EditPrivacyRequest {
    /// Applies the request to the current settings.
    ///
    /// # Errors
    /// Each switch that is neither on nor off; without such, a visibility that is none of the choices.
    pub fn check(&self, current: PrivacySettings) -> Result<PrivacySettings, Violations> {
        let mut found = Violations::default();
        let mut switch = |field, patch, current| switch(&mut found, field, patch, current);
        let changed = PrivacySettings {
            show_email: switch("showEmail", self.show_email, current.show_email),
            show_phone: switch("showPhone", self.show_phone, current.show_phone),
            allow_messages: switch("allowMessages", self.allow_messages, current.allow_messages),
            ..current
        };
        found.into_result()?;
        let profile_visibility = match &self.profile_visibility.0 {
            Patch::Unset => current.profile_visibility,
            Patch::Null => visibility("")?,
            Patch::Set(chosen) => visibility(chosen)?,
        };
        Ok(PrivacySettings {
            profile_visibility,
            ..changed
        })
    }
}

/// Whether a switch is on after the request; null is neither on nor off.
fn switch(
    found: &mut Violations,
    field: &'static str,
    patch: RequiredPatch<bool>,
    current: bool,
) -> bool {
    let text = "Please choose on or off";
    let changed = found.require_some(patch.apply_to(current), field, "required", text);
    changed.unwrap_or(current)
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
