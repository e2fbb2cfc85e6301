//! Unfinished set-ups of authenticator apps, one for each session.

use chrono::{DateTime, Utc};
use reedling_db::entities::second_factor_setup::{ActiveModel, Column, Entity};
use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, Set};
use uuid::Uuid;

/// The encrypted secret of a session's set-up, if it began after an instant.
pub async fn find(
    conn: &impl ConnectionTrait,
    session_id: Uuid,
    begun_after: DateTime<Utc>,
) -> Result<Option<Vec<u8>>, DbErr> {
    let row = Entity::find_by_id(session_id)
        .filter(Column::CreatedAt.gt(begun_after))
        .one(conn)
        .await?;
    Ok(row.map(|row| row.secret_sealed))
}

/// Stores the secret of a set-up; replaces an earlier one.
pub async fn begin(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    session_id: Uuid,
    secret_sealed: Vec<u8>,
) -> Result<(), DbErr> {
    end(conn, session_id).await?;
    let row = ActiveModel {
        session_id: Set(session_id),
        secret_sealed: Set(secret_sealed),
        created_at: Set(now),
    };
    Entity::insert(row).exec_without_returning(conn).await?;
    Ok(())
}

/// Deletes the session's set-up.
pub async fn end(conn: &impl ConnectionTrait, session_id: Uuid) -> Result<(), DbErr> {
    Entity::delete_by_id(session_id).exec(conn).await?;
    Ok(())
}
