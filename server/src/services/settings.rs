//! One's own account and settings (D2, Spec §3).

use chrono::{DateTime, Utc};
use reedling_core::{
    email::normalized,
    settings::{ProfileDraft, check_visibility},
};
use sea_orm::ConnectionTrait;
use secrecy::SecretSlice;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    db::settle,
    error::AppError,
    model::{
        activity::ActivityStatus,
        user::{CurrentUser, UserRecord},
    },
    services::{
        accounts::{approval, asking, email_change, pace, trail},
        text::{split_name, written},
    },
    state::AppState,
    store::{settings, users},
};

/// Notification settings, all on by default: also a switch that is not among the stored ones yet.
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

/// Privacy settings; one that is not among the stored ones yet has its default.
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
            profile_visibility: "friends".to_owned(),
            show_email: false,
            show_phone: false,
            allow_messages: true,
        }
    }
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
    /// The school's IANA time zone.
    pub school_time_zone: &'static str,
    /// With it the account's browsers encrypt what is typed and not yet saved (D15).
    pub draft_key: SecretSlice<u8>,
}

/// The current user with settings.
///
/// # Errors
/// When the database fails, or holds settings of another shape.
pub async fn current_user(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<CurrentUserSettings, AppError> {
    load(state, state.db.read(), caller).await
}

/// Changes name and number at once; another address waits until its owner confirms it (D12). The present address
/// takes back the one that waits, unless something else changes with it: forms send it along.
///
/// # Errors
/// 403 when the caller waits for approval and would change more than the number, 422 when a rule is broken. 429 when
/// another address was asked for too often; name and number are changed all the same.
pub async fn change_profile(
    state: &AppState,
    caller: &CurrentUser,
    change: ProfileChange,
) -> Result<CurrentUserSettings, AppError> {
    let user = load(state, state.db.read(), caller).await?.user;
    let is = |text: &Option<String>| text.clone().unwrap_or_default();
    let draft = ProfileDraft {
        name: change.name.unwrap_or_else(|| user.name.clone()),
        email: change.email.clone().unwrap_or_else(|| is(&user.email)),
        phone_number: change
            .phone_number
            .unwrap_or_else(|| is(&user.phone_number)),
    };
    draft.check_change(&user.name).into_result()?;
    let address = change.email.as_deref().map(normalized);
    let (is_present, another) = match address {
        Some(address) if user.email.as_ref() == Some(&address) => (true, None),
        address => (false, address),
    };
    let keeps_name = draft.name.trim() == user.name;
    if caller.waits_for_approval && !(keeps_name && another.is_none()) {
        return Err(approval::pending());
    }
    if another.is_some() {
        email_change::check_may_ask(&user)?;
    }
    let (name, phone) = (split_name(&draft.name), written(&draft.phone_number));
    let takes_back = is_present && keeps_name && phone == user.phone_number;
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    settings::set_name_and_phone(&txn, now, caller.id, name, phone).await?;
    let did = "changed the profile";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    if takes_back {
        email_change::take_back(&txn, now, user.id).await?;
    }
    let changed = load(state, &txn, caller).await?;
    txn.commit().await?;
    match another {
        // What is written for a known address and for an unknown one differs.
        Some(address) => pace::evenly(ask_for_address(state, caller, &changed.user, address)).await,
        None => Ok(changed),
    }
}

async fn ask_for_address(
    state: &AppState,
    caller: &CurrentUser,
    user: &UserRecord,
    address: String,
) -> Result<CurrentUserSettings, AppError> {
    asking::count(state, caller, &[&address]).await?;
    let txn = state.db.begin_write().await?;
    let asked = email_change::ask(&txn, state, user, address).await;
    settle(txn, asked).await?;
    current_user(state, caller).await
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
    let mut notifications = load(state, &txn, caller).await?.notifications;
    set(&mut notifications.email_notifications, change.email);
    set(&mut notifications.push_notifications, change.push);
    set(&mut notifications.lesson_reminders, change.reminders);
    set(&mut notifications.exam_notifications, change.exams);
    set(&mut notifications.achievement_alerts, change.achievements);
    settings::set_notifications(&txn, now, caller.id, write(&notifications)?).await?;
    let did = "changed the notification settings";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    let changed = load(state, &txn, caller).await?;
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
    let mut privacy = load(state, &txn, caller).await?.privacy;
    set(&mut privacy.profile_visibility, change.profile_visibility);
    set(&mut privacy.show_email, change.show_email);
    set(&mut privacy.show_phone, change.show_phone);
    set(&mut privacy.allow_messages, change.allow_messages);
    settings::set_privacy(&txn, now, caller.id, write(&privacy)?).await?;
    let did = "changed the privacy settings";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    let changed = load(state, &txn, caller).await?;
    txn.commit().await?;
    Ok(changed)
}

/// Puts a value in place of another, if there is one.
fn set<T>(field: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *field = value;
    }
}

/// Turns the reminders before the caller's lessons on or off.
///
/// # Errors
/// When the database fails.
pub(super) async fn set_lesson_reminders(
    state: &AppState,
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    caller: &CurrentUser,
    is_on: bool,
) -> Result<(), AppError> {
    let mut notifications = load(state, txn, caller).await?.notifications;
    notifications.lesson_reminders = is_on;
    Ok(settings::set_notifications(txn, now, caller.id, write(&notifications)?).await?)
}

/// The account with its settings, as it is inside a transaction or outside.
pub(super) async fn load(
    state: &AppState,
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
) -> Result<CurrentUserSettings, AppError> {
    let found = users::own_account(conn, caller.id).await?;
    let own = found.ok_or(AppError::NotFound("No such account."))?;
    Ok(CurrentUserSettings {
        user: own.user,
        notifications: read(own.notifications)?,
        privacy: read(own.privacy)?,
        school_time_zone: state.school_zone().name(),
        draft_key: own.draft_key,
    })
}

fn write(settings: &impl Serialize) -> Result<serde_json::Value, AppError> {
    serde_json::to_value(settings).map_err(|error| AppError::Internal(format!("settings: {error}")))
}

fn read<Settings: DeserializeOwned>(stored: serde_json::Value) -> Result<Settings, AppError> {
    serde_json::from_value(stored).map_err(|error| AppError::Internal(format!("settings: {error}")))
}
