//! A teacher's lesson preferences (D15).

use reedling_core::{
    lessons::schedule::DEFAULT_DURATION_MINUTES,
    settings::teacher_request::EditTeacherPreferencesRequest,
};
use sea_orm::ConnectionTrait;

use super::queries;
use crate::{
    accounts::caller::{Audit, CurrentUser},
    audit::OwnAccountEvent,
    error::AppError,
    settings::{current_user, switches},
    state::AppState,
};

/// A teacher's preferences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Preferences {
    /// Minutes of a lesson unless another length is chosen.
    pub default_duration: u32,
    /// The same switch as in the notification settings.
    pub lesson_reminders: bool,
}

/// The caller's own preferences; an administrator has some too.
pub(crate) async fn own(state: &AppState, caller: &CurrentUser) -> Result<Preferences, AppError> {
    load(state, state.db.read(), caller).await
}

/// Changes the caller's own preferences.
///
/// # Errors
/// 422 for a length outside 15 to 240 minutes, and for a switch that is neither on nor off.
pub(crate) async fn change(
    state: &AppState,
    caller: &CurrentUser,
    request: &EditTeacherPreferencesRequest,
) -> Result<Preferences, AppError> {
    let changed = request.check()?;
    state
        .write_as(caller, async |tx| {
            let before = load(state, &tx, caller).await?;
            if let Some(minutes) = changed.default_duration {
                queries::set_default_duration(&tx, caller.id, minutes).await?;
            }
            if let Some(is_on) = changed.lesson_reminders {
                switches::set_lesson_reminders(state, &tx, is_on).await?;
            }
            let is = load(state, &tx, caller).await?;
            if is != before {
                tx.audit(OwnAccountEvent::LessonPreferencesChanged).await?;
            }
            Ok(is)
        })
        .await
}

async fn load(
    state: &AppState,
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
) -> Result<Preferences, AppError> {
    let chosen = queries::default_duration(conn, caller.id).await?;
    let account = current_user::load(state, conn, caller).await?;
    Ok(Preferences {
        default_duration: chosen
            .and_then(|minutes| u32::try_from(minutes).ok())
            .unwrap_or(DEFAULT_DURATION_MINUTES),
        lesson_reminders: account.notifications.lesson_reminders,
    })
}
