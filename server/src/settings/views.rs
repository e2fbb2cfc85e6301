//! What one's own account answers.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use reedling_core::settings::{
    ProfileVisibility,
    stored::{NotificationSettings, PrivacySettings},
};
use schemars::JsonSchema;
use secrecy::ExposeSecret;
use serde::Serialize;

use super::current_user::CurrentUserSettings;
use crate::{accounts::views::user::UserBody, api::choice::Choice, config::Config};

/// The current user with settings.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct MeBody {
    /// The account.
    pub user: UserBody,
    /// New e-mail address that is not confirmed yet.
    pub pending_email: Option<String>,
    /// Notification settings.
    pub notifications: NotificationSettingsBody,
    /// Privacy settings.
    pub privacy: PrivacySettingsBody,
    /// IANA time zone of the school, the default wherever none is given.
    pub school_time_zone: String,
    /// Another text after the caller was linked to a teacher, student or parent, or unlinked; it has no other meaning. What
    /// was loaded before may then be out of date.
    pub links: String,
    /// Key with which the browser encrypts unsaved drafts: 256 random bits, URL-safe Base64. Null while a required
    /// second factor is not set up yet.
    pub draft_key: Option<String>,
}

/// Notification settings, all on by default.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct NotificationSettingsBody {
    /// Notifications by e-mail.
    pub email_notifications: bool,
    /// Push notifications.
    pub push_notifications: bool,
    /// Reminders before lessons.
    pub lesson_reminders: bool,
    /// Notifications about examinations.
    pub exam_notifications: bool,
    /// Notifications about achievements.
    pub achievement_alerts: bool,
}

/// Privacy settings.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PrivacySettingsBody {
    /// `friends` by default.
    pub profile_visibility: Choice<ProfileVisibility>,
    /// Whether students and parents see this teacher's e-mail address; of a student or parent, whether messages carry
    /// theirs for replies.
    pub show_email: bool,
    /// Whether students and parents see this teacher's phone number; no effect for a student or parent.
    pub show_phone: bool,
    /// Whether students and parents may write to this teacher or administrator from the app; no effect for a student or
    /// parent.
    pub allow_messages: bool,
}

impl From<NotificationSettings> for NotificationSettingsBody {
    fn from(settings: NotificationSettings) -> Self {
        Self {
            email_notifications: settings.email_notifications,
            push_notifications: settings.push_notifications,
            lesson_reminders: settings.lesson_reminders,
            exam_notifications: settings.exam_notifications,
            achievement_alerts: settings.achievement_alerts,
        }
    }
}

impl From<PrivacySettings> for PrivacySettingsBody {
    fn from(settings: PrivacySettings) -> Self {
        Self {
            profile_visibility: settings.profile_visibility.into(),
            show_email: settings.show_email,
            show_phone: settings.show_phone,
            allow_messages: settings.allow_messages,
        }
    }
}

impl MeBody {
    /// The user, with the picture that the school's settings give them.
    pub(super) fn of(me: CurrentUserSettings, config: &Config) -> Self {
        Self {
            pending_email: me.user.pending_email.clone(),
            user: UserBody::of(me.user, config),
            notifications: me.notifications.into(),
            privacy: me.privacy.into(),
            school_time_zone: me.school_time_zone.to_owned(),
            links: me.links,
            draft_key: me
                .draft_key
                .map(|key| BASE64_URL_SAFE_NO_PAD.encode(key.expose_secret())),
        }
    }
}
