//! Notification and privacy settings as they are stored: each has its default until its owner changes it.

use serde::{Deserialize, Serialize};

use super::ProfileVisibility;

/// Whether a kind of notification is on until its owner turns it off (Spec §9).
pub const NOTIFIES_BY_DEFAULT: bool = true;

/// The kinds of notifications that an account receives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct NotificationSettings {
    /// By e-mail.
    pub email_notifications: bool,
    /// By push message.
    pub push_notifications: bool,
    /// Before lessons.
    pub lesson_reminders: bool,
    /// About examinations.
    pub exam_notifications: bool,
    /// About achievements.
    pub achievement_alerts: bool,
}

/// Visibility of an account's profile and contact data, and whether it accepts messages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PrivacySettings {
    /// Who may see the profile.
    pub profile_visibility: ProfileVisibility,
    /// Whether students and parents see a teacher's e-mail address.
    pub show_email: bool,
    /// Whether students and parents see a teacher's phone number.
    pub show_phone: bool,
    /// Whether students and parents may write to the teacher from the app (D15).
    pub allow_messages: bool,
}

impl NotificationSettings {
    /// The settings of a new account.
    pub const DEFAULT: Self = Self {
        email_notifications: NOTIFIES_BY_DEFAULT,
        push_notifications: NOTIFIES_BY_DEFAULT,
        lesson_reminders: NOTIFIES_BY_DEFAULT,
        exam_notifications: NOTIFIES_BY_DEFAULT,
        achievement_alerts: NOTIFIES_BY_DEFAULT,
    };
}

impl PrivacySettings {
    /// The settings of a new account (Spec §3).
    pub const DEFAULT: Self = Self {
        profile_visibility: ProfileVisibility::Friends,
        show_email: false,
        show_phone: false,
        allow_messages: true,
    };
}

impl Default for NotificationSettings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl Default for PrivacySettings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_setting_has_its_default() {
        let stored: PrivacySettings =
            serde_json::from_str(r#"{"profileVisibility":"private"}"#).expect("settings");
        let expected = PrivacySettings {
            profile_visibility: ProfileVisibility::Private,
            ..PrivacySettings::DEFAULT
        };
        assert_eq!(stored, expected);
    }
}
