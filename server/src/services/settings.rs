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
        accounts::{approval, asking, email_change, trail},
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

/// What is to be changed in the profile; what is none stays as it is.
#[derive(Clone, Debug)]
pub struct ProfileChange {
    /// Full name.
    pub name: Option<String>,
    /// Sign-in address.
    pub email: Option<String>,
    /// As typed.
    pub phone_number: Option<String>,
}

/// Switches of the notifications; what is none stays as it is.
#[derive(Clone, Debug)]
pub struct NotificationChange {
    /// By e-mail.
    pub email: Option<bool>,
    /// By push message.
    pub push: Option<bool>,
    /// Before lessons.
    pub reminders: Option<bool>,
    /// About examinations.
    pub exams: Option<bool>,
    /// About achievements.
    pub achievements: Option<bool>,
}

/// Switches of the privacy settings; what is none stays as it is.
#[derive(Clone, Debug)]
pub struct PrivacyChange {
    /// Who may see the profile.
    pub profile_visibility: Option<String>,
    /// Whether students and parents see the address.
    pub show_email: Option<bool>,
    /// Whether they see the number.
    pub show_phone: Option<bool>,
    /// Kept for later.
    pub allow_messages: Option<bool>,
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
    change: ProfileChange,
) -> Result<CurrentUserSettings, AppError> {
    let user = load(state.db.read(), caller).await?.user;
    let is = |text: &Option<String>| text.clone().unwrap_or_default();
    let draft = ProfileDraft {
        name: change.name.unwrap_or_else(|| user.name.clone()),
        email: change.email.clone().unwrap_or_else(|| is(&user.email)),
        phone_number: change
            .phone_number
            .unwrap_or_else(|| is(&user.phone_number)),
    };
    draft.check().into_result()?;
    let address = change.email.as_deref().map(normalized);
    if let Some(address) = address
        .as_ref()
        .filter(|address| user.email.as_ref() != Some(address))
    {
        asking::count(state, caller, &[address]).await?;
    }
    let keeps = |draft: &ProfileDraft| {
        let address = normalized(&draft.email);
        draft.name.trim() == user.name && user.email.as_ref() == Some(&address)
    };
    if caller.waits_for_approval && !keeps(&draft) {
        return Err(approval::pending());
    }
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let (name, phone) = (split_name(&draft.name), written(&draft.phone_number));
    settings::set_name_and_phone(&txn, now, caller.id, name, phone).await?;
    let did = "changed the profile";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    if let Some(address) = address {
        email_change::ask(&txn, state, &user, address).await?;
    }
    let changed = load(&txn, caller).await?;
    txn.commit().await?;
    Ok(changed)
}

/// Turns the caller's notifications on and off.
///
/// # Errors
/// When the database fails.
pub async fn change_notifications(
    state: &AppState,
    caller: &CurrentUser,
    change: NotificationChange,
) -> Result<CurrentUserSettings, AppError> {
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let mut notifications = load(&txn, caller).await?.notifications;
    set(&mut notifications.email_notifications, change.email);
    set(&mut notifications.push_notifications, change.push);
    set(&mut notifications.lesson_reminders, change.reminders);
    set(&mut notifications.exam_notifications, change.exams);
    set(&mut notifications.achievement_alerts, change.achievements);
    settings::set_notifications(&txn, now, caller.id, write(&notifications)?).await?;
    let did = "changed the notification settings";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    let changed = load(&txn, caller).await?;
    txn.commit().await?;
    Ok(changed)
}

/// Changes the caller's privacy settings.
///
/// # Errors
/// 422 for a visibility that is none.
pub async fn change_privacy(
    state: &AppState,
    caller: &CurrentUser,
    change: PrivacyChange,
) -> Result<CurrentUserSettings, AppError> {
    if let Some(visibility) = &change.profile_visibility {
        check_visibility(visibility).into_result()?;
    }
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let mut privacy = load(&txn, caller).await?.privacy;
    set(&mut privacy.profile_visibility, change.profile_visibility);
    set(&mut privacy.show_email, change.show_email);
    set(&mut privacy.show_phone, change.show_phone);
    set(&mut privacy.allow_messages, change.allow_messages);
    settings::set_privacy(&txn, now, caller.id, write(&privacy)?).await?;
    let did = "changed the privacy settings";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    let changed = load(&txn, caller).await?;
    txn.commit().await?;
    Ok(changed)
}

/// Puts a value in place of another, if there is one.
fn set<T>(field: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *field = value;
    }
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
