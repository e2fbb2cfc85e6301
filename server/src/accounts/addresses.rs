//! E-mail addresses that a user enters for somebody else. A registration whose link was never opened does not occupy
//! its address, as a stranger may have registered it: the new account takes its place.

use reedling_core::access::Role;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::{account::WaitsFor, record::UserRecord, users};
use crate::{
    error::{AppError, code::Code},
    state::AppState,
};

/// Who has an address that was entered as a parent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// No account has it.
    Nobody,
    /// A parent's.
    Parent(Uuid),
}

/// Looks up an address that is to be a parent's. Every call that takes one asks here.
///
/// # Errors
/// 409 when the address belongs to an account of another role; nothing of it is disclosed (D12).
pub(crate) async fn owner(state: &AppState, email: &str) -> Result<Owner, AppError> {
    match holder(state.db.read(), email).await? {
        Some(user) if user.role == Role::Parent => Ok(Owner::Parent(user.id)),
        Some(_) => Err(address_unavailable()),
        None => Ok(Owner::Nobody),
    }
}

/// Makes sure that an address is free for a student's account.
///
/// # Errors
/// 409 when it belongs to an account.
pub(crate) async fn must_be_free(state: &AppState, email: &str) -> Result<(), AppError> {
    match holder(state.db.read(), email).await? {
        Some(_) => Err(address_unavailable()),
        None => Ok(()),
    }
}

/// The account that has the address, unless it still waits for its activation.
pub(crate) async fn holder(
    conn: &impl ConnectionTrait,
    email: &str,
) -> Result<Option<UserRecord>, AppError> {
    let found = users::find_by_email(conn, email).await?;
    Ok(found.filter(|user| user.standing.waits_for() != Some(WaitsFor::Activation)))
}

/// The refusal of an address in use; it tells nothing about the account (D12).
pub(crate) fn address_unavailable() -> AppError {
    AppError::conflict(
        Code::AddressUnavailable,
        "This email address cannot be used here. Please choose another one.",
    )
}
