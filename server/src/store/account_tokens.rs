//! Single-use links that were mailed.

use chrono::{DateTime, Utc};
use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, Set, prelude::Expr};
use uuid::Uuid;

use crate::entities::account_token;

/// What a link is for.
const ACTIVATION: &str = "activation";

/// Writes an activation link; earlier ones of the account stop working.
///
/// # Errors
/// When the database fails.
pub async fn insert_activation(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user_id: Uuid,
    token_hash: Vec<u8>,
    expires_at: DateTime<Utc>,
) -> Result<(), DbErr> {
    forget_activations(conn, user_id).await?;
    account_token::Entity::insert(account_token::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user_id),
        purpose: Set(ACTIVATION.to_owned()),
        token_hash: Set(token_hash),
        expires_at: Set(expires_at),
        used_at: Set(None),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Makes every activation link of an account stop working.
///
/// # Errors
/// When the database fails.
pub async fn forget_activations(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    account_token::Entity::delete_many()
        .filter(account_token::Column::UserId.eq(user_id))
        .filter(account_token::Column::Purpose.eq(ACTIVATION))
        .exec(conn)
        .await?;
    Ok(())
}

/// Whose account an activation link opens, while it works; it is not used up.
///
/// # Errors
/// When the database fails.
pub async fn find_activation(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<Option<Uuid>, DbErr> {
    let row = account_token::Entity::find()
        .filter(account_token::Column::TokenHash.eq(token_hash))
        .filter(account_token::Column::Purpose.eq(ACTIVATION))
        .filter(account_token::Column::UsedAt.is_null())
        .filter(account_token::Column::ExpiresAt.gt(now))
        .one(conn)
        .await?;
    Ok(row.map(|row| row.user_id))
}

/// Uses a link up; false when somebody else was quicker.
///
/// # Errors
/// When the database fails.
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

/// Forgets the links that have expired, used or not.
///
/// # Errors
/// When the database fails.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    account_token::Entity::delete_many()
        .filter(account_token::Column::ExpiresAt.lte(now))
        .exec(conn)
        .await?;
    Ok(())
}
