//! Notification and privacy settings, which are stored as JSON.

use reedling_core::settings::{
    ProfileVisibility,
    request::{EditNotificationsRequest, EditPrivacyRequest},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{
    current_user::{CurrentUserSettings, load},
    queries::{self, Change},
};
use crate::{
    accounts::{
        caller::{Audit, CallerTx, CurrentUser},
        queries::users,
    },
    audit::OwnAccountEvent,
    error::AppError,
    state::AppState,
};

/// Notification settings; all are on by default, also those that the stored ones lack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

impl Default for NotificationSettings {
    fn default() -> Self {
        Self {
            email_notifications: true,
            push_notifications: true,
            lesson_reminders: true,
            exam_notifications: true,
            achievement_alerts: true,
        }
    }
}

/// Privacy settings; one that the stored ones lack has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
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

impl Default for PrivacySettings {
    fn default() -> Self {
        Self {
            profile_visibility: ProfileVisibility::default().as_str().to_owned(),
            show_email: false,
            show_phone: false,
            allow_messages: true,
        }
    }
}

/// Turns the caller's notifications on and off.
///
/// # Errors
/// 422 for a switch that is neither on nor off.
pub async fn change_notifications(
    state: &AppState,
    caller: &CurrentUser,
    request: &EditNotificationsRequest,
) -> Result<CurrentUserSettings, AppError> {
    let changed = request.check()?;
    state
        .write_as(caller, async |tx| {
            users::hold(&tx, caller.id).await?;
            let mut account = load(state, &tx, caller).await?;
            let before = account.notifications.clone();
            let is = &mut account.notifications;
            set(&mut is.email_notifications, changed.email_notifications);
            set(&mut is.push_notifications, changed.push_notifications);
            set(&mut is.lesson_reminders, changed.lesson_reminders);
            set(&mut is.exam_notifications, changed.exam_notifications);
            set(&mut is.achievement_alerts, changed.achievement_alerts);
            if *is == before {
                return Ok(account);
            }
            let change = Change::Notifications(write(is)?);
            queries::set(&tx, tx.now, caller.id, change).await?;
            tx.audit(OwnAccountEvent::NotificationsChanged).await?;
            load(state, &tx, caller).await
        })
        .await
}

/// Changes the caller's privacy settings.
///
/// # Errors
/// 422 for a visibility that is none, and for a switch that is neither on nor off.
pub async fn change_privacy(
    state: &AppState,
    caller: &CurrentUser,
    request: &EditPrivacyRequest,
) -> Result<CurrentUserSettings, AppError> {
    let changed = request.check()?;
    state
        .write_as(caller, async |tx| {
            users::hold(&tx, caller.id).await?;
            let mut account = load(state, &tx, caller).await?;
            let before = account.privacy.clone();
            let is = &mut account.privacy;
            let visibility = changed.profile_visibility.map(ProfileVisibility::as_str);
            set(&mut is.profile_visibility, visibility.map(str::to_owned));
            set(&mut is.show_email, changed.show_email);
            set(&mut is.show_phone, changed.show_phone);
            set(&mut is.allow_messages, changed.allow_messages);
            if *is == before {
                return Ok(account);
            }
            let change = Change::Privacy(write(is)?);
            queries::set(&tx, tx.now, caller.id, change).await?;
            tx.audit(OwnAccountEvent::PrivacyChanged).await?;
            load(state, &tx, caller).await
        })
        .await
}

/// Sets a field, if a value was sent.
fn set<T>(field: &mut T, sent: Option<T>) {
    if let Some(value) = sent {
        *field = value;
    }
}

/// Turns the reminders before the caller's lessons on or off.
pub(crate) async fn set_lesson_reminders(
    state: &AppState,
    tx: &CallerTx<'_>,
    is_on: bool,
) -> Result<(), AppError> {
    users::hold(tx, tx.caller.id).await?;
    let mut notifications = load(state, tx, tx.caller).await?.notifications;
    notifications.lesson_reminders = is_on;
    let change = Change::Notifications(write(&notifications)?);
    Ok(queries::set(tx, tx.now, tx.caller.id, change).await?)
}

/// Serializes settings for the database.
fn write(settings: &impl Serialize) -> Result<serde_json::Value, AppError> {
    serde_json::to_value(settings).map_err(|error| AppError::Internal(format!("settings: {error}")))
}

/// Reads stored settings; a missing switch has its default.
pub(super) fn read<Settings: DeserializeOwned>(
    stored: serde_json::Value,
) -> Result<Settings, AppError> {
    serde_json::from_value(stored).map_err(|error| AppError::Internal(format!("settings: {error}")))
}
