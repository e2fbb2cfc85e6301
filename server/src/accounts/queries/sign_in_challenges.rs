//! Sign-ins that wait for the second factor; any replica can finish them.

use chrono::{DateTime, Utc};
use reedling_db::entities::sign_in_challenge::{ActiveModel, Column, Entity};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, Set, prelude::Expr,
    sea_query::ExprTrait,
};
use uuid::Uuid;

/// Stores a waiting sign-in.
pub async fn insert(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    token_hash: Vec<u8>,
    expires_at: DateTime<Utc>,
) -> Result<(), DbErr> {
    let row = ActiveModel {
        token_hash: Set(token_hash),
        user_id: Set(user_id),
        tries: Set(0),
        remembers_browser: Set(false),
        expires_at: Set(expires_at),
    };
    Entity::insert(row).exec_without_returning(conn).await?;
    Ok(())
}

/// The account of a waiting sign-in; none when it has expired.
pub async fn owner(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<Option<Uuid>, DbErr> {
    let found = Entity::find_by_id(token_hash)
        .filter(Column::ExpiresAt.gt(now))
        .one(conn)
        .await?;
    Ok(found.map(|row| row.user_id))
}

/// Marks browser and network to be remembered once the code is right.
pub async fn remember_browser(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::RemembersBrowser, Expr::value(true))
        .filter(Column::TokenHash.eq(token_hash))
        .exec(conn)
        .await?;
    Ok(())
}

/// Counts a try before the code is checked; false when there were too many, or it has expired.
pub async fn count_try(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
    most: i32,
) -> Result<bool, DbErr> {
    let counted = Entity::update_many()
        .col_expr(Column::Tries, Expr::col(Column::Tries).add(1))
        .filter(Column::TokenHash.eq(token_hash))
        .filter(Column::Tries.lt(most))
        .filter(Column::ExpiresAt.gt(now))
        .exec(conn)
        .await?;
    Ok(counted.rows_affected == 1)
}

/// Deletes the sign-in, so that it works once, and answers whether to remember the browser; none when it was used
/// already.
pub async fn take(conn: &impl ConnectionTrait, token_hash: Vec<u8>) -> Result<Option<bool>, DbErr> {
    let taken = Entity::delete_many()
        .filter(Column::TokenHash.eq(token_hash))
        .exec_with_returning(conn)
        .await?;
    Ok(taken.first().map(|row| row.remembers_browser))
}

/// Deletes an account's waiting sign-ins.
pub async fn delete_all_of(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::UserId.eq(user_id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes expired ones.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::ExpiresAt.lte(now))
        .exec(conn)
        .await?;
    Ok(())
}
