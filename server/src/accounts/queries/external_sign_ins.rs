//! Sign-ins under way at the OpenID provider; any replica can finish them (D12).

use chrono::{DateTime, Utc};
use reedling_db::entities::external_sign_in::{ActiveModel, Column, Entity};
use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, Set};

/// A sign-in that begins.
#[derive(Debug)]
pub struct NewSignIn {
    /// SHA-256 of the handle in its cookie.
    pub handle_hash: Vec<u8>,
    /// SHA-256 of the state.
    pub state_hash: Vec<u8>,
    /// What the ID token must repeat.
    pub nonce: String,
    /// The PKCE verifier.
    pub pkce_verifier: String,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
}

/// What the callback needs.
pub struct Secrets {
    /// What the ID token must repeat.
    pub nonce: String,
    /// The PKCE verifier.
    pub pkce_verifier: String,
}

/// Writes one.
pub async fn insert(conn: &impl ConnectionTrait, new: NewSignIn) -> Result<(), DbErr> {
    Entity::insert(ActiveModel {
        handle_hash: Set(new.handle_hash),
        state_hash: Set(new.state_hash),
        nonce: Set(new.nonce),
        pkce_verifier: Set(new.pkce_verifier),
        expires_at: Set(new.expires_at),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Deletes and answers the sign-in with that handle and state, so that it works once; none when either is wrong or it
/// has expired.
pub async fn take(
    conn: &impl ConnectionTrait,
    handle_hash: Vec<u8>,
    state_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<Option<Secrets>, DbErr> {
    let taken = Entity::delete_many()
        .filter(Column::HandleHash.eq(handle_hash))
        .filter(Column::StateHash.eq(state_hash))
        .filter(Column::ExpiresAt.gt(now))
        .exec_with_returning(conn)
        .await?;
    Ok(taken.into_iter().next().map(|row| Secrets {
        nonce: row.nonce,
        pkce_verifier: row.pkce_verifier,
    }))
}

/// Deletes expired sign-ins.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::ExpiresAt.lte(now))
        .exec(conn)
        .await?;
    Ok(())
}
