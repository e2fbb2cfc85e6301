//! What follows when an owner has proved an address: by a mailed link, a mailed password, or a provider.

use reedling_core::access::Role;
use reedling_db::Tx;

use super::{
    approval, parent_mail,
    queries::{
        account::{PasswordSource, WaitsFor},
        credentials::Credentials,
        recovery_codes, second_factors, standing,
        users::UserRecord,
    },
};
use crate::{
    config::registration::Registration,
    error::{AppError, code::Code},
    parents::queries::{invitations, reached},
    state::AppState,
};

/// Records what the use of a temporary password proves: nothing when an answer has shown it to somebody else. A parent
/// who opens the account by a mailed one for the first time has said yes to the teacher who entered them (D16).
pub(super) async fn by_temporary(
    tx: &Tx<impl Sync>,
    state: &AppState,
    found: &mut Credentials,
) -> Result<(), AppError> {
    if found.temporary_source == PasswordSource::Shown {
        return Ok(());
    }
    let is_first = found.must_change_password || found.user.standing.address_proved_at.is_none();
    prove_address(tx, state, &mut found.user).await?;
    if is_first {
        welcome(tx, state, &found.user).await?;
    }
    Ok(())
}

/// Links a parent who comes for the first time to the children of the teacher who entered them.
pub(super) async fn welcome(
    tx: &Tx<impl Sync>,
    state: &AppState,
    user: &UserRecord,
) -> Result<(), AppError> {
    if user.role == Role::Parent {
        invitations::accept(tx, tx.now, user.id).await?;
        let children = reached::children(tx, user.id).await?;
        parent_mail::of_sign_ins(tx, state, user, &children).await?;
    }
    Ok(())
}

/// Records that the address is the owner's. A second factor from before may be somebody else's and is removed. A
/// registered account then follows the setting: with open registration it is active, else it waits for an
/// administrator, who is told.
pub(super) async fn prove_address(
    tx: &Tx<impl Sync>,
    state: &AppState,
    user: &mut UserRecord,
) -> Result<(), AppError> {
    let waited_for = user.standing.waits_for();
    if user.standing.address_proved_at.is_none() {
        standing::prove_address(tx, user.id, tx.now).await?;
        if second_factors::delete(tx, user.id).await? {
            recovery_codes::delete_all_of(tx, user.id).await?;
        }
        user.standing.address_proved_at = Some(tx.now);
    }
    if waited_for == Some(WaitsFor::Activation) {
        if state.config.registration == Registration::Open {
            standing::approve(tx, user.id, tx.now).await?;
            user.standing.approved_at = Some(tx.now);
        } else {
            approval::tell_administrators(tx, state, user.id).await?;
        }
    }
    Ok(())
}

/// Makes sure that the owner has proved the address. Otherwise a teacher who was told the temporary password could lock
/// the owner out, by another address or by a second factor.
///
/// # Errors
/// 403 while nobody has proved it.
pub(crate) fn check_proved(user: &UserRecord) -> Result<(), AppError> {
    if user.standing.address_proved_at.is_some() {
        return Ok(());
    }
    Err(AppError::Forbidden {
        code: Code::AddressNotProved,
        message: "Please show first that your present email address is yours: choose Forgot password, and set a \
                  new password with what we mail you."
            .to_owned(),
    })
}
