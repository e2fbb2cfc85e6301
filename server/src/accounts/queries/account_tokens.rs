//! Mailed single-use links.

use chrono::{DateTime, Utc};
use reedling_db::{
    entities::account_token,
    value_types::{LinkPurpose, Stored},
};
use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, Set, prelude::Expr};
use uuid::Uuid;

/// Writes a link and deletes earlier ones of the account for the same purpose.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user_id: Uuid,
    purpose: LinkPurpose,
    token_hash: Vec<u8>,
    expires_at: DateTime<Utc>,
) -> Result<(), DbErr> {
    delete(conn, user_id, purpose).await?;
    account_token::Entity::insert(account_token::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user_id),
        purpose: Set(purpose.into()),
        token_hash: Set(token_hash),
        expires_at: Set(expires_at),
        used_at: Set(None),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Deletes the account's links for one purpose.
pub async fn delete(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    purpose: LinkPurpose,
) -> Result<(), DbErr> {
    account_token::Entity::delete_many()
        .filter(account_token::Column::UserId.eq(user_id))
        .filter(account_token::Column::Purpose.eq(Stored(purpose)))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes every link of an account.
pub async fn delete_all_of(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    account_token::Entity::delete_many()
        .filter(account_token::Column::UserId.eq(user_id))
        .exec(conn)
        .await?;
    Ok(())
}

/// The account and purpose of a valid link; it is not used up.
pub async fn find(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<Option<(Uuid, LinkPurpose)>, DbErr> {
    let row = account_token::Entity::find()
        .filter(account_token::Column::TokenHash.eq(token_hash))
        .filter(account_token::Column::Purpose.is_in(LinkPurpose::ALL.map(Stored)))
        .filter(account_token::Column::UsedAt.is_null())
        .filter(account_token::Column::ExpiresAt.gt(now))
        .one(conn)
        .await?;
    Ok(row.map(|row| (row.user_id, row.purpose.0)))
}

/// The account of a used link, until it would have expired.
pub async fn used_by(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<Option<Uuid>, DbErr> {
    let row = account_token::Entity::find()
        .filter(account_token::Column::TokenHash.eq(token_hash))
        .filter(account_token::Column::UsedAt.is_not_null())
        .filter(account_token::Column::ExpiresAt.gt(now))
        .one(conn)
        .await?;
    Ok(row.map(|row| row.user_id))
}

/// Marks a link as used; false when another call was faster.
pub async fn use_up(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    let used = account_token::Entity::update_many()
        .col_expr(account_token::Column::UsedAt, Expr::value(now))
        .filter(account_token::Column::TokenHash.eq(token_hash))
        .filter(account_token::Column::UsedAt.is_null())
        .exec(conn)
        .await?;
    Ok(used.rows_affected == 1)
}

/// Deletes expired links, used or not.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    account_token::Entity::delete_many()
        .filter(account_token::Column::ExpiresAt.lte(now))
        .exec(conn)
        .await?;
    Ok(())
}
