//! Notification and privacy settings, which are stored as JSON.

use reedling_core::settings::request::{EditNotificationsRequest, EditPrivacyRequest};
use serde::{Serialize, de::DeserializeOwned};

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

/// Turns the caller's notifications on and off.
///
/// # Errors
/// 422 for a switch that is neither on nor off.
pub(crate) async fn change_notifications(
    state: &AppState,
    caller: &CurrentUser,
    request: &EditNotificationsRequest,
) -> Result<CurrentUserSettings, AppError> {
    state
        .write_as(caller, async |tx| {
            users::lock(&tx, caller.id).await?;
            let account = load(state, &tx, caller).await?;
            let changed = request.check(account.notifications)?;
            if changed == account.notifications {
                return Ok(account);
            }
            let change = Change::Notifications(write(&changed)?);
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
pub(crate) async fn change_privacy(
    state: &AppState,
    caller: &CurrentUser,
    request: &EditPrivacyRequest,
) -> Result<CurrentUserSettings, AppError> {
    state
        .write_as(caller, async |tx| {
            users::lock(&tx, caller.id).await?;
            let account = load(state, &tx, caller).await?;
            let changed = request.check(account.privacy)?;
            if changed == account.privacy {
                return Ok(account);
            }
            let change = Change::Privacy(write(&changed)?);
            queries::set(&tx, tx.now, caller.id, change).await?;
            tx.audit(OwnAccountEvent::PrivacyChanged).await?;
            load(state, &tx, caller).await
        })
        .await
}

/// Turns the reminders before the caller's lessons on or off.
pub(crate) async fn set_lesson_reminders(
    state: &AppState,
    tx: &CallerTx<'_>,
    is_on: bool,
) -> Result<(), AppError> {
    users::lock(tx, tx.caller.id).await?;
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
