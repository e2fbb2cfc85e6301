//! Hashes of recovery codes.

use chrono::{DateTime, Utc};
use reedling_db::entities::recovery_code::{ActiveModel, Column, Entity};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, Set,
    prelude::Expr,
};
use uuid::Uuid;

/// Stores new codes; replaces all earlier ones.
pub async fn replace(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    hashes: Vec<Vec<u8>>,
) -> Result<(), DbErr> {
    delete_all_of(conn, user_id).await?;
    let rows = hashes.into_iter().map(|code_hash| ActiveModel {
        user_id: Set(user_id),
        code_hash: Set(code_hash),
        used_at: Set(None),
    });
    Entity::insert_many(rows)
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// Deletes a used code; false when the account has no such code.
pub async fn use_up(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user_id: Uuid,
    code_hash: Vec<u8>,
) -> Result<bool, DbErr> {
    let used = Entity::update_many()
        .col_expr(Column::UsedAt, Expr::value(now))
        .filter(Column::UserId.eq(user_id))
        .filter(Column::CodeHash.eq(code_hash))
        .filter(Column::UsedAt.is_null())
        .exec(conn)
        .await?;
    Ok(used.rows_affected == 1)
}

/// How many codes are left.
pub async fn left(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<u64, DbErr> {
    Entity::find()
        .filter(Column::UserId.eq(user_id))
        .filter(Column::UsedAt.is_null())
        .count(conn)
        .await
}

/// Deletes the codes of an account.
pub async fn delete_all_of(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::UserId.eq(user_id))
        .exec(conn)
        .await?;
    Ok(())
}
