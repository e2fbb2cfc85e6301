//! Ending sessions: one, a user's others, all of them, expired ones.

use chrono::{DateTime, Utc};
use reedling_db::entities::session;
use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter};
use uuid::Uuid;

use crate::accounts::queries::sign_in_challenges;

/// Ends one session.
pub async fn delete(conn: &impl ConnectionTrait, id: Uuid) -> Result<(), DbErr> {
    session::Entity::delete_by_id(id).exec(conn).await?;
    Ok(())
}

/// Ends a token's session.
pub async fn delete_by_token(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
) -> Result<(), DbErr> {
    session::Entity::delete_many()
        .filter(session::Column::TokenHash.eq(token_hash))
        .exec(conn)
        .await?;
    Ok(())
}

/// Ends one session of a user; false when there is none with that id.
pub async fn delete_own(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    id: Uuid,
) -> Result<bool, DbErr> {
    let deleted = session::Entity::delete_many()
        .filter(session::Column::Id.eq(id))
        .filter(session::Column::UserId.eq(user_id))
        .exec(conn)
        .await?;
    Ok(deleted.rows_affected == 1)
}

/// Ends every session of a user but one, and sign-ins that wait for the second factor; answers how many sessions.
pub async fn delete_others(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    but: Uuid,
) -> Result<u64, DbErr> {
    // Delete challenges first, so that a concurrent second step that has taken its challenge is waited for and its
    // session found.
    sign_in_challenges::delete_all_of(conn, user_id).await?;
    let deleted = session::Entity::delete_many()
        .filter(session::Column::UserId.eq(user_id))
        .filter(session::Column::Id.ne(but))
        .exec(conn)
        .await?;
    Ok(deleted.rows_affected)
}

/// Ends every session of a user, and sign-ins that wait for the second factor.
pub async fn delete_all_of(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    sign_in_challenges::delete_all_of(conn, user_id).await?;
    session::Entity::delete_many()
        .filter(session::Column::UserId.eq(user_id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes expired sessions.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    session::Entity::delete_many()
        .filter(session::Column::ExpiresAt.lte(now))
        .exec(conn)
        .await?;
    Ok(())
}
