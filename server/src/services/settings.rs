//! One's own account and settings (D2, Spec §3).

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    error::AppError,
    model::user::{CurrentUser, UserRecord},
    state::AppState,
    store::users,
};

/// Notification settings, all on by default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
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

/// Privacy settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PrivacySettings {
    /// `friends` by default.
    pub profile_visibility: String,
    /// Off by default.
    pub show_email: bool,
    /// Off by default.
    pub show_phone: bool,
    /// On by default.
    pub allow_messages: bool,
}

/// The current user with settings.
#[derive(Debug)]
pub struct CurrentUserSettings {
    /// The account.
    pub user: UserRecord,
    /// Notification settings.
    pub notifications: NotificationSettings,
    /// Privacy settings.
    pub privacy: PrivacySettings,
}

/// The current user with settings.
///
/// # Errors
/// When the database fails, or holds settings of another shape.
pub async fn current_user(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<CurrentUserSettings, AppError> {
    let found = users::with_settings(state.db.read(), caller.id).await?;
    let (user, notifications, privacy) = found.ok_or(AppError::NotFound("No such account."))?;
    Ok(CurrentUserSettings {
        user,
        notifications: read(notifications)?,
        privacy: read(privacy)?,
    })
}

fn read<Settings: DeserializeOwned>(stored: serde_json::Value) -> Result<Settings, AppError> {
    serde_json::from_value(stored).map_err(|error| AppError::Internal(format!("settings: {error}")))
}
