//! Browsers that are at the OpenID provider; any replica finds them again (D12).

use chrono::{DateTime, Utc};
use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, Set};

use crate::entities::external_sign_in::{ActiveModel, Column, Entity};

/// A browser that is being sent to the provider.
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
    /// When it is too late.
    pub expires_at: DateTime<Utc>,
}

/// What is needed when the browser is back.
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

/// Takes the one with that handle and that state out, so that it serves once; none when either is another's or
/// it is too late.
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

/// Forgets those who did not come back in time.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::ExpiresAt.lte(now))
        .exec(conn)
        .await?;
    Ok(())
}
