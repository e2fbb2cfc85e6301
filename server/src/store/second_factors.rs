//! The authenticator apps of accounts.

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, Set,
    prelude::Expr,
};
use uuid::Uuid;

use crate::entities::{
    second_factor::{ActiveModel, Column, Entity},
    student,
};

/// An account's authenticator app.
pub struct Factor {
    /// Its secret, sealed.
    pub secret_sealed: Vec<u8>,
    /// Whether it is asked for: a right code was typed once.
    pub is_on: bool,
}

/// The app of an account, also while it is being set up.
///
/// # Errors
/// When the database fails.
pub async fn find(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<Option<Factor>, DbErr> {
    let row = Entity::find_by_id(user_id).one(conn).await?;
    Ok(row.map(|row| Factor {
        secret_sealed: row.secret_sealed,
        is_on: row.confirmed_at.is_some(),
    }))
}

/// Keeps the secret of an app that is being set up, in place of an earlier one.
///
/// # Errors
/// When the database fails, or one is on already: its key is taken.
pub async fn begin(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user_id: Uuid,
    secret_sealed: Vec<u8>,
) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::UserId.eq(user_id))
        .filter(Column::ConfirmedAt.is_null())
        .exec(conn)
        .await?;
    let row = ActiveModel {
        user_id: Set(user_id),
        secret_sealed: Set(secret_sealed),
        created_at: Set(now),
        confirmed_at: Set(None),
        last_step: Set(0),
    };
    Entity::insert(row).exec_without_returning(conn).await?;
    Ok(())
}

/// Turns the app of that secret on, with the step of its first code; false when it is on already or another one.
///
/// # Errors
/// When the database fails.
pub async fn turn_on(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user_id: Uuid,
    secret_sealed: Vec<u8>,
    step: i64,
) -> Result<bool, DbErr> {
    let changed = Entity::update_many()
        .col_expr(Column::ConfirmedAt, Expr::value(now))
        .col_expr(Column::LastStep, Expr::value(step))
        .filter(Column::UserId.eq(user_id))
        .filter(Column::ConfirmedAt.is_null())
        .filter(Column::SecretSealed.eq(secret_sealed))
        .exec(conn)
        .await?;
    Ok(changed.rows_affected == 1)
}

/// Takes the code of a step, which no code of that step or an earlier one does after it; false when one did.
///
/// # Errors
/// When the database fails.
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

/// Turns the app off; false when none was on. One that was being set up goes too.
///
/// # Errors
/// When the database fails.
pub async fn delete(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<bool, DbErr> {
    let was_on = Entity::delete_many()
        .filter(Column::UserId.eq(user_id))
        .filter(Column::ConfirmedAt.is_not_null())
        .exec(conn)
        .await?;
    Entity::delete_by_id(user_id).exec(conn).await?;
    Ok(was_on.rows_affected == 1)
}

/// Whether the account is a minor's, to whom no app is offered.
///
/// # Errors
/// When the database fails.
pub async fn is_minors(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<bool, DbErr> {
    let found = student::Entity::find_by_id(user_id)
        .filter(student::Column::IsMinor.eq(true))
        .count(conn)
        .await?;
    Ok(found > 0)
}
