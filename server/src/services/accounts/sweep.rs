//! Forgetting what no longer opens anything.

use crate::{
    error::AppError,
    state::AppState,
    store::{account_tokens, external_sign_ins, idempotency, sessions, throttle},
};

/// Removes expired sessions, links and journeys to the OpenID provider, failures that no longer count, and answers that
/// were kept for their week.
///
/// # Errors
/// When the database fails.
pub async fn expired(state: &AppState) -> Result<(), AppError> {
    let (conn, now) = (state.db.write(), state.clock.now());
    sessions::ending::delete_expired(conn, now).await?;
    account_tokens::delete_expired(conn, now).await?;
    external_sign_ins::delete_expired(conn, now).await?;
    throttle::delete_over(conn, now).await?;
    idempotency::delete_expired(conn, now).await?;
    Ok(())
}
