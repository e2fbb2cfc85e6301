//! What ends when an account is suspended.

use chrono::{DateTime, Utc};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{
    known,
    queries::{account_tokens, credentials, sessions},
};
use crate::{
    error::AppError,
    parents::queries::requests,
    settings::{self, queries::Change},
};

/// Ends everything that opens the account besides the owner's password and the provider: sessions, mailed links,
/// temporary passwords, a pending address, known browsers and networks, requests between teachers and parents. A
/// sign-in that is under way at the provider is refused when it comes back.
pub(crate) async fn end_secrets(
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user_id: Uuid,
) -> Result<(), AppError> {
    sessions::ending::delete_all_of(txn, user_id).await?;
    account_tokens::delete_all_of(txn, user_id).await?;
    credentials::clear_temporary(txn, user_id).await?;
    known::forget(txn, user_id).await?;
    settings::queries::set(txn, now, user_id, Change::PendingEmail(None)).await?;
    requests::end_all_of(txn, user_id).await?;
    Ok(())
}
