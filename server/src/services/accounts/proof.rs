//! What follows when somebody has shown that an address is theirs: by a mailed link, by a mailed secret, or by a
//! provider.

use sea_orm::ConnectionTrait;

use crate::{
    error::AppError,
    model::{account::WaitsFor, user::UserRecord},
    state::AppState,
    store::standing,
};

/// Notes that the address is the owner's, and lets an account in that somebody registered.
///
/// # Errors
/// When the database fails.
pub(in crate::services) async fn prove_address(
    conn: &impl ConnectionTrait,
    state: &AppState,
    user: &mut UserRecord,
) -> Result<(), AppError> {
    let now = state.clock.now();
    if user.standing.address_proved_at.is_some() {
        return Ok(());
    }
    let waits_for = user.standing.waits_for();
    standing::prove_address(conn, user.id, now).await?;
    user.standing.address_proved_at = Some(now);
    if waits_for == Some(WaitsFor::Activation) {
        standing::approve(conn, user.id, now).await?;
        user.standing.approved_at = Some(now);
    }
    Ok(())
}
