//! How a teacher likes to teach (D15).

use reedling_core::{lesson::schedule::DEFAULT_DURATION_MINUTES, settings::check_default_duration};
use sea_orm::ConnectionTrait;

use super::{accounts::trail, settings};
use crate::{
    error::AppError,
    model::{activity::ActivityStatus, user::CurrentUser},
    state::AppState,
    store::teachers,
};

/// A teacher's preferences.
#[derive(Clone, Debug)]
pub struct Preferences {
    /// Minutes of a lesson unless another length is chosen.
    pub default_duration: u32,
    /// The same switch as in the notification settings.
    pub lesson_reminders: bool,
}

/// What is to be changed; what is none stays as it is.
#[derive(Clone, Debug)]
pub struct PreferencesChange {
    /// Minutes; none inside is a broken rule.
    pub default_duration: Option<Option<i64>>,
    /// Whether reminders come.
    pub lesson_reminders: Option<bool>,
}

/// The caller's own preferences; an administrator has some too.
///
/// # Errors
/// When the database fails.
pub async fn own(state: &AppState, caller: &CurrentUser) -> Result<Preferences, AppError> {
    load(state, state.db.read(), caller).await
}

/// Changes the caller's own preferences.
///
/// # Errors
/// 422 for a length outside 15 to 240 minutes.
pub async fn change(
    state: &AppState,
    caller: &CurrentUser,
    change: PreferencesChange,
) -> Result<Preferences, AppError> {
    let duration = change.default_duration.map(checked).transpose()?;
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    if let Some(minutes) = duration {
        teachers::set_default_duration(&txn, caller.id, minutes).await?;
    }
    if let Some(is_on) = change.lesson_reminders {
        settings::set_lesson_reminders(state, &txn, now, caller, is_on).await?;
    }
    let did = "changed the lesson preferences";
    trail::by_oneself(&txn, now, caller, did, ActivityStatus::Active).await?;
    let changed = load(state, &txn, caller).await?;
    txn.commit().await?;
    Ok(changed)
}

/// A length that core takes.
fn checked(minutes: Option<i64>) -> Result<i32, AppError> {
    let small = minutes.map(|minutes| i32::try_from(minutes).unwrap_or(i32::MAX));
    check_default_duration(small.map(f64::from)).into_result()?;
    Ok(small.unwrap_or_default())
}

async fn load(
    state: &AppState,
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
) -> Result<Preferences, AppError> {
    let chosen = teachers::default_duration(conn, caller.id).await?;
    let account = settings::load(state, conn, caller).await?;
    Ok(Preferences {
        default_duration: chosen
            .and_then(|minutes| u32::try_from(minutes).ok())
            .unwrap_or(DEFAULT_DURATION_MINUTES),
        lesson_reminders: account.notifications.lesson_reminders,
    })
}
