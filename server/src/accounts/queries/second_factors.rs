//! The authenticator apps of accounts.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use reedling_db::entities::{
    second_factor::{ActiveModel, Column, Entity},
    student,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect, SelectExt, Set,
    prelude::Expr,
};
use uuid::Uuid;

/// The encrypted secret of an account's authenticator app, if it has one.
pub async fn find(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<Option<Vec<u8>>, DbErr> {
    let row = Entity::find_by_id(user_id)
        .filter(Column::ConfirmedAt.is_not_null())
        .one(conn)
        .await?;
    Ok(row.map(|row| row.secret_sealed))
}

/// Whether signing in to the account takes a code.
pub async fn is_on(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<bool, DbErr> {
    Ok(find(conn, user_id).await?.is_some())
}

/// The accounts, among those of a page, that have one.
pub async fn among(
    conn: &impl ConnectionTrait,
    user_ids: Vec<Uuid>,
) -> Result<HashSet<Uuid>, DbErr> {
    let found: Vec<Uuid> = Entity::find()
        .select_only()
        .column(Column::UserId)
        .filter(Column::UserId.is_in(user_ids))
        .filter(Column::ConfirmedAt.is_not_null())
        .into_tuple()
        .all(conn)
        .await?;
    Ok(found.into_iter().collect())
}

/// Turns the app of that secret on, with the time step of its first code; replaces an earlier app.
pub async fn turn_on(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user_id: Uuid,
    secret_sealed: Vec<u8>,
    step: i64,
) -> Result<(), DbErr> {
    Entity::delete_by_id(user_id).exec(conn).await?;
    let row = ActiveModel {
        user_id: Set(user_id),
        secret_sealed: Set(secret_sealed),
        created_at: Set(now),
        confirmed_at: Set(Some(now)),
        last_step: Set(step),
    };
    Entity::insert(row).exec_without_returning(conn).await?;
    Ok(())
}

/// Uses up the code of a time step: no code of it or of an earlier one is accepted afterwards. False when one was used
/// already.
pub async fn take_step(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    step: i64,
) -> Result<bool, DbErr> {
    let changed = Entity::update_many()
        .col_expr(Column::LastStep, Expr::value(step))
        .filter(Column::UserId.eq(user_id))
        .filter(Column::ConfirmedAt.is_not_null())
        .filter(Column::LastStep.lt(step))
        .exec(conn)
        .await?;
    Ok(changed.rows_affected == 1)
}

/// Turns the app off; false when none was on.
pub async fn delete(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<bool, DbErr> {
    let deleted = Entity::delete_by_id(user_id).exec(conn).await?;
    Ok(deleted.rows_affected == 1)
}

/// Whether the account is a minor's, who cannot have one.
pub async fn is_minors(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<bool, DbErr> {
    student::Entity::find_by_id(user_id)
        .filter(student::Column::IsMinor.eq(true))
        .exists(conn)
        .await
}
