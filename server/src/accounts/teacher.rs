//! The account of a teacher who joins without an administrator (D2, D12).

use chrono::{DateTime, Utc};
use reedling_core::access::Role;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::{
    account::Standing,
    users::{self, NewUser, UserRecord},
};
use crate::{error::AppError, teachers};

/// Who joins: always a teacher, as nobody makes themselves an administrator.
pub(crate) struct Joining {
    /// Full name.
    pub name: String,
    /// Sign-in address, normalized.
    pub address: String,
    /// How the account begins.
    pub standing: Standing,
    /// Hash of the password; none for those who sign in elsewhere.
    pub password_hash: Option<String>,
}

/// Makes the account.
///
/// # Errors
/// When the database fails, or the address is in use.
pub(super) async fn join(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    joining: Joining,
) -> Result<UserRecord, AppError> {
    let record = UserRecord {
        id: Uuid::now_v7(),
        name: joining.name,
        email: Some(joining.address),
        role: Role::Teacher,
        standing: joining.standing,
        phone_number: None,
        pending_email: None,
        created_at: now,
    };
    let user = NewUser {
        id: record.id,
        name: record.name.clone(),
        email: record.email.clone(),
        role: record.role,
        standing: joining.standing,
        password_hash: joining.password_hash,
        temporary_password: None,
        phone_number: None,
    };
    users::insert(conn, now, user).await?;
    teachers::queries::insert(conn, record.id, None).await?;
    Ok(record)
}
