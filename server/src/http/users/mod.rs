//! One's own account.

pub mod sessions;

use poem::web::Data;
use poem_openapi::{Object, OpenApi, payload::Json};
use reedling_core::settings::ProfileDraft;

use crate::{
    http::{Tag, bodies::UserBody, error::ApiError, guard::AnySessionEvenWaiting},
    services::settings::{self, CurrentUserSettings, NotificationSettings, PrivacySettings},
    state::AppState,
};

/// The current user with settings (D2).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct MeBody {
    /// The account.
    pub user: UserBody,
    /// An address that waits for its confirmation (D12).
    pub pending_email: Option<String>,
    /// Notification settings.
    pub notifications: NotificationSettingsBody,
    /// Privacy settings.
    pub privacy: PrivacySettingsBody,
}

/// Notification settings, all on by default (Spec §3).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct NotificationSettingsBody {
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

/// Privacy settings (Spec §3).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct PrivacySettingsBody {
    /// `public`, `friends` or `private`; `friends` by default. Kept for later.
    pub profile_visibility: String,
    /// Whether students and parents see a teacher's address.
    pub show_email: bool,
    /// Whether they see the number.
    pub show_phone: bool,
    /// Kept for later.
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
            profile_visibility: settings.profile_visibility,
            show_email: settings.show_email,
            show_phone: settings.show_phone,
            allow_messages: settings.allow_messages,
        }
    }
}

impl From<NotificationSettingsBody> for NotificationSettings {
    fn from(body: NotificationSettingsBody) -> Self {
        Self {
            email_notifications: body.email_notifications,
            push_notifications: body.push_notifications,
            lesson_reminders: body.lesson_reminders,
            exam_notifications: body.exam_notifications,
            achievement_alerts: body.achievement_alerts,
        }
    }
}

impl From<PrivacySettingsBody> for PrivacySettings {
    fn from(body: PrivacySettingsBody) -> Self {
        Self {
            profile_visibility: body.profile_visibility,
            show_email: body.show_email,
            show_phone: body.show_phone,
            allow_messages: body.allow_messages,
        }
    }
}

impl From<CurrentUserSettings> for MeBody {
    fn from(me: CurrentUserSettings) -> Self {
        Self {
            pending_email: me.user.pending_email.clone(),
            user: me.user.into(),
            notifications: me.notifications.into(),
            privacy: me.privacy.into(),
        }
    }
}

/// What Profile Information sends.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProfileBody {
    /// Full name.
    #[oai(default)]
    pub name: String,
    /// Sign-in address; another one waits until the link that is mailed to it is opened.
    #[oai(default)]
    pub email: String,
    /// As typed.
    #[oai(default)]
    pub phone_number: String,
}

/// One's own account.
pub struct UsersApi;

#[OpenApi(prefix_path = "/api/users", tag = "Tag::Settings")]
impl UsersApi {
    /// The current user.
    #[oai(path = "/me", method = "get", operation_id = "get_current_user")]
    async fn me(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<MeBody>, ApiError> {
        Ok(Json(
            settings::current_user(&state, &caller.0).await?.into(),
        ))
    }

    /// Change one's name and number; another e-mail address waits as `pendingEmail` until its link is opened.
    #[oai(path = "/profile", method = "put", operation_id = "edit_profile")]
    async fn edit_profile(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        body: Json<ProfileBody>,
    ) -> Result<Json<MeBody>, ApiError> {
        let draft = ProfileDraft {
            name: body.0.name,
            email: body.0.email,
            phone_number: body.0.phone_number,
        };
        let me = settings::change_profile(&state, &caller.0, draft).await?;
        Ok(Json(me.into()))
    }

    /// Keep one's notification settings.
    #[oai(
        path = "/notifications",
        method = "put",
        operation_id = "edit_notification_settings"
    )]
    async fn edit_notifications(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        body: Json<NotificationSettingsBody>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = settings::change_notifications(&state, &caller.0, body.0.into()).await?;
        Ok(Json(me.into()))
    }

    /// Keep one's privacy settings.
    #[oai(
        path = "/privacy",
        method = "put",
        operation_id = "edit_privacy_settings"
    )]
    async fn edit_privacy(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        body: Json<PrivacySettingsBody>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = settings::change_privacy(&state, &caller.0, body.0.into()).await?;
        Ok(Json(me.into()))
    }
}
