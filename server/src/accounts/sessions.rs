//! The sessions of an account, and ending them (D9, Login Sessions).

use uuid::Uuid;

use super::{
    caller::CurrentUser,
    queries::sessions::{self, SessionRecord},
};
use crate::{
    accounts::caller::Audit, api::rows::Rows, audit::OwnAccountEvent, error::AppError,
    state::AppState,
};

/// Most sessions of a list.
const LIST_MAX: u64 = 100;

/// The caller's sessions that have not expired, the last used first; at most 100.
pub(crate) async fn list(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<Rows<SessionRecord>, AppError> {
    let now = state.clock.now();
    Ok(sessions::list(state.db.read(), caller.id, now, LIST_MAX).await?)
}

/// Ends one of the caller's sessions.
///
/// # Errors
/// 404 for a session of somebody else.
pub(crate) async fn end(state: &AppState, caller: &CurrentUser, id: Uuid) -> Result<(), AppError> {
    state
        .write_as(caller, async |tx| {
            if !sessions::ending::delete_own(&tx, caller.id, id).await? {
                return Err(AppError::NotFound("There is no such session."));
            }
            Ok(tx.audit(OwnAccountEvent::SessionEnded).await?)
        })
        .await
}

/// Ends all of the caller's sessions but the present one; answers how many there were.
pub(crate) async fn end_others(state: &AppState, caller: &CurrentUser) -> Result<u64, AppError> {
    state
        .write_as(caller, async |tx| {
            let ended = sessions::ending::delete_others(&tx, caller.id, caller.session_id).await?;
            if ended > 0 {
                tx.audit(OwnAccountEvent::OtherSessionsEnded).await?;
            }
            Ok(ended)
        })
        .await
}
