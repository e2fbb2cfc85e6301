//! What ends when an account is suspended.

use chrono::{DateTime, Utc};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::known;
use crate::{
    error::AppError,
    store::{account_tokens, credentials, parents::requests, sessions, settings},
};

/// Ends everything that opens the account beside its owner's password and provider: sessions, mailed links,
/// temporary passwords, an address that waits, known browsers and networks, requests between teachers and parents.
/// Sign-in with a provider that is under way ends when it comes back, as it belongs to nobody until then.
pub(in crate::services) async fn end_secrets(
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user_id: Uuid,
) -> Result<(), AppError> {
    sessions::ending::delete_all_of(txn, user_id).await?;
    account_tokens::delete_all_of(txn, user_id).await?;
    credentials::clear_temporary(txn, user_id).await?;
    known::forget(txn, user_id).await?;
    settings::set_pending_email(txn, now, user_id, None).await?;
    requests::end_all_of(txn, user_id).await?;
    Ok(())
}
