//! Checks the current password of a signed-in user. Wrong ones are counted for the session, so that an attacker cannot
//! lock the owner out elsewhere (D14).

use super::{
    caller::CurrentUser,
    queries::{credentials::Credentials, sessions},
    session::ENDED,
    verification::{self, Opened},
};
use crate::{accounts::caller::Audit, audit::OwnAccountEvent, error::AppError, state::AppState};

/// Wrong passwords that end a session.
const MOST: i32 = 10;

/// Checks the current password, or a temporary one.
///
/// # Errors
/// 401 when the session has ended over it, 429 when the permit does not come.
pub(super) async fn open(
    state: &AppState,
    caller: &CurrentUser,
    found: Option<&Credentials>,
    typed: &str,
) -> Result<Opened, AppError> {
    if let Some(opened) = verification::mailed(found, typed) {
        return Ok(opened);
    }
    let permit = state.passwords.acquire().await?;
    let counted = count(state, caller).await?;
    let opened = verification::open_with(permit, found, typed).await?;
    if opened.matched.is_some() {
        sessions::take_password_back(state.db.write(), caller.session_id).await?;
    } else if counted == MOST {
        end(state, caller).await?;
    }
    Ok(opened)
}

/// Checks another secret of the owner's, such as a code, under the same count.
///
/// # Errors
/// Its own; 401 when the session has ended over it.
pub(super) async fn counted(
    state: &AppState,
    caller: &CurrentUser,
    looking: impl Future<Output = Result<(), AppError>>,
) -> Result<(), AppError> {
    let counted = count(state, caller).await?;
    let looked = looking.await;
    match &looked {
        Ok(()) => sessions::take_password_back(state.db.write(), caller.session_id).await?,
        Err(AppError::Invalid(_)) if counted == MOST => end(state, caller).await?,
        Err(_) => {}
    }
    looked
}

async fn count(state: &AppState, caller: &CurrentUser) -> Result<i32, AppError> {
    let counted = sessions::count_password(state.db.write(), caller.session_id).await?;
    let counted = counted.filter(|counted| *counted <= MOST);
    counted.ok_or(AppError::Unauthenticated(ENDED))
}

async fn end(state: &AppState, caller: &CurrentUser) -> Result<(), AppError> {
    state
        .write_as(caller, async |tx| {
            if sessions::ending::delete_own(&tx, caller.id, caller.session_id).await? {
                tx.audit(OwnAccountEvent::SessionLost).await?;
            }
            Ok(())
        })
        .await
}
