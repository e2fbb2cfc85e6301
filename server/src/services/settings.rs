//! One's own account and settings (D2, Spec §3).

use reedling_core::{
    email::normalized,
    settings::{ProfileDraft, check_visibility},
};
use sea_orm::ConnectionTrait;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    error::AppError,
    model::{
        activity::ActivityStatus,
        user::{CurrentUser, UserRecord},
    },
    services::{
        accounts::{approval, email_change, trail},
        text::{split_name, written},
    },
    state::AppState,
    store::{settings, users},
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
    load(state.db.read(), caller).await
}

/// Changes name and number at once; another address waits until its owner confirms it (D12).
///
/// # Errors
/// 403 when the caller waits for approval and would change more than the number, 422 when a rule is broken, 429 when another address was asked for too often.
pub async fn change_profile(
    state: &AppState,
    caller: &CurrentUser,
    draft: ProfileDraft,
) -> Result<CurrentUserSettings, AppError> {
    draft.check().into_result()?;
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let user = load(&txn, caller).await?.user;
    let keeps = |draft: &ProfileDraft| {
        let address = normalized(&draft.email);
        draft.name.trim() == user.name && user.email.as_ref() == Some(&address)
    };
    if caller.waits_for_approval && !keeps(&draft) {
        return Err(approval::pending());
    }
    let (name, phone) = (split_name(&draft.name), written(&draft.phone_number));
    settings::set_name_and_phone(&txn, now, caller.id, name, phone).await?;
    let did = "changed the profile";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    email_change::ask(&txn, state, &user, normalized(&draft.email)).await?;
    let changed = load(&txn, caller).await?;
    txn.commit().await?;
    Ok(changed)
}

/// Keeps the caller's notification settings.
///
/// # Errors
/// When the database fails.
pub async fn change_notifications(
    state: &AppState,
    caller: &CurrentUser,
    notifications: NotificationSettings,
) -> Result<CurrentUserSettings, AppError> {
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    settings::set_notifications(&txn, now, caller.id, write(&notifications)?).await?;
    let did = "changed the notification settings";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    let changed = load(&txn, caller).await?;
    txn.commit().await?;
    Ok(changed)
}

/// Keeps the caller's privacy settings.
///
/// # Errors
/// 422 for a visibility that is none.
pub async fn change_privacy(
    state: &AppState,
    caller: &CurrentUser,
    privacy: PrivacySettings,
) -> Result<CurrentUserSettings, AppError> {
    check_visibility(&privacy.profile_visibility).into_result()?;
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    settings::set_privacy(&txn, now, caller.id, write(&privacy)?).await?;
    let did = "changed the privacy settings";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    let changed = load(&txn, caller).await?;
    txn.commit().await?;
    Ok(changed)
}

async fn load(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
) -> Result<CurrentUserSettings, AppError> {
    let found = users::with_settings(conn, caller.id).await?;
    let (user, notifications, privacy) = found.ok_or(AppError::NotFound("No such account."))?;
    Ok(CurrentUserSettings {
        user,
        notifications: read(notifications)?,
        privacy: read(privacy)?,
    })
}

fn write(settings: &impl Serialize) -> Result<serde_json::Value, AppError> {
    serde_json::to_value(settings).map_err(|error| AppError::Internal(format!("settings: {error}")))
}

fn read<Settings: DeserializeOwned>(stored: serde_json::Value) -> Result<Settings, AppError> {
    serde_json::from_value(stored).map_err(|error| AppError::Internal(format!("settings: {error}")))
}
