//! One's own account.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, payload::Json};

use crate::{
    http::{Tag, bodies::UserBody, error::ApiError, guard::AnySession},
    services::settings::{self, NotificationSettings, PrivacySettings},
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
#[oai(rename_all = "camelCase")]
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
#[oai(rename_all = "camelCase")]
pub struct PrivacySettingsBody {
    /// `friends` by default.
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

/// One's own account.
pub struct UsersApi;

#[OpenApi(prefix_path = "/api/users", tag = "Tag::Settings")]
impl UsersApi {
    /// The current user.
    #[oai(path = "/me", method = "get", operation_id = "get_current_user")]
    async fn me(
        &self,
        caller: AnySession,
        state: Data<&AppState>,
    ) -> Result<Json<MeBody>, ApiError> {
        let me = settings::current_user(&state, &caller.0).await?;
        Ok(Json(MeBody {
            pending_email: me.user.pending_email.clone(),
            user: me.user.into(),
            notifications: me.notifications.into(),
            privacy: me.privacy.into(),
        }))
    }
}
