//! Fixed-window counters with pauses, such as for failures by account and network, shared by all replicas (D2, D14).

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::entities::sign_in_throttle::{ActiveModel, Column, Entity};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, Set,
    prelude::Expr,
    sea_query::{ExprTrait, OnConflict, SimpleExpr},
};

/// The usual window.
pub const WINDOW: TimeDelta = TimeDelta::hours(1);
/// The window of a known browser.
pub const DAY: TimeDelta = TimeDelta::days(1);

/// The count of a key.
#[derive(Debug, Clone, Copy)]
pub struct Attempts {
    /// Attempts in the window, including this one.
    pub count: i32,
    /// When the window began.
    pub window_started_at: DateTime<Utc>,
}

/// Until when a key is blocked, if it is.
pub async fn blocked_until(
    conn: &impl ConnectionTrait,
    key: &str,
    now: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    let row = Entity::find_by_id(key).one(conn).await?;
    Ok(row
        .and_then(|row| row.blocked_until)
        .filter(|until| *until > now))
}

/// Counts an attempt before its password is checked, so that concurrent ones cannot slip through. Locks the key until
/// the transaction ends.
pub async fn count(
    conn: &impl ConnectionTrait,
    key: &str,
    now: DateTime<Utc>,
    window: TimeDelta,
) -> Result<Attempts, DbErr> {
    let present = |column: Column| Expr::col((Entity, column));
    let is_over = || present(Column::WindowStartedAt).lte(now - window);
    let or_anew = |anew: SimpleExpr, on: SimpleExpr| Expr::case(is_over(), anew).finally(on);
    let row = Entity::insert(ActiveModel {
        key: Set(key.to_owned()),
        failures: Set(1),
        window_started_at: Set(now),
        blocked_until: Set(None),
    })
    .on_conflict(
        OnConflict::column(Column::Key)
            .value(
                Column::Failures,
                or_anew(Expr::value(1), present(Column::Failures).add(1)),
            )
            .value(
                Column::WindowStartedAt,
                or_anew(Expr::value(now), present(Column::WindowStartedAt)),
            )
            .to_owned(),
    )
    .exec_with_returning(conn)
    .await?;
    Ok(Attempts {
        count: row.failures,
        window_started_at: row.window_started_at,
    })
}

/// Blocks a key for a while.
pub async fn block(
    conn: &impl ConnectionTrait,
    key: &str,
    until: DateTime<Utc>,
) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::BlockedUntil, Expr::value(until))
        .filter(Column::Key.eq(key))
        .exec(conn)
        .await?;
    Ok(())
}

/// Takes back an attempt that did not fail.
pub async fn take_back(conn: &impl ConnectionTrait, key: &str) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::Failures, Expr::col(Column::Failures).sub(1))
        .col_expr(Column::BlockedUntil, Expr::value(None::<DateTime<Utc>>))
        .filter(Column::Key.eq(key))
        .filter(Column::Failures.gt(0))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes keys whose window is over.
pub async fn delete_over(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::WindowStartedAt.lte(now - DAY))
        .exec(conn)
        .await?;
    Ok(())
}
