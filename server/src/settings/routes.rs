//! One's own account.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::settings::{
    ProfileVisibility,
    request::{EditNotificationsRequest, EditPrivacyRequest, EditProfileRequest},
    stored::{NotificationSettings, PrivacySettings},
};
use schemars::JsonSchema;
use secrecy::ExposeSecret;
use serde::Serialize;

use crate::{
    accounts::{
        routes::guard::{AnySessionEvenWaiting, AnySessionSettingUp},
        views::UserBody,
    },
    api::{choice::Choice, error::ApiError, json::Json, json_body::JsonBody, tag::Tag},
    config::Config,
    settings::{
        current_user::{self, CurrentUserSettings},
        profile, switches,
    },
    state::AppState,
};

/// The current user with settings.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MeBody {
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
pub(crate) struct NotificationSettingsBody {
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
pub(crate) struct PrivacySettingsBody {
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
    pub(crate) fn of(me: CurrentUserSettings, config: &Config) -> Self {
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

/// The caller's own account.
pub(crate) struct UsersApi;

#[OpenApi(prefix_path = "/api/users", tag = "Tag::Settings")]
impl UsersApi {
    /// Get the current user.
    #[oai(path = "/me", method = "get", operation_id = "get_current_user")]
    async fn me(
        &self,
        caller: AnySessionSettingUp,
        state: Data<&AppState>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = current_user::current_user(&state, &caller.0).await?;
        Ok(Json(MeBody::of(me, &state.config)))
    }

    /// Change the caller's name and phone number. A new e-mail address is kept as `pendingEmail` until the link mailed
    /// to it is opened.
    #[oai(path = "/profile", method = "put", operation_id = "edit_profile")]
    async fn edit_profile(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        body: JsonBody<EditProfileRequest>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = profile::change_profile(&state, &caller.0, body.0).await?;
        Ok(Json(MeBody::of(me, &state.config)))
    }

    /// Change the caller's notification settings.
    #[oai(
        path = "/notifications",
        method = "put",
        operation_id = "edit_notification_settings"
    )]
    async fn edit_notifications(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        body: JsonBody<EditNotificationsRequest>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = switches::change_notifications(&state, &caller.0, &body.0).await?;
        Ok(Json(MeBody::of(me, &state.config)))
    }

    /// Change the caller's privacy settings.
    #[oai(
        path = "/privacy",
        method = "put",
        operation_id = "edit_privacy_settings"
    )]
    async fn edit_privacy(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        body: JsonBody<EditPrivacyRequest>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = switches::change_privacy(&state, &caller.0, &body.0).await?;
        Ok(Json(MeBody::of(me, &state.config)))
    }
}
