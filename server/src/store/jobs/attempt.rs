//! Taking a job, keeping it while it is worked on, and giving it back.

use std::time::Duration;

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbBackend, DbErr, EntityTrait, QueryFilter,
    QueryOrder, QuerySelect, QueryTrait,
    sea_query::{Expr, ExprTrait, LockBehavior, LockType},
};
use uuid::Uuid;

use super::Job;
use crate::{
    entities::job::{Column, Entity},
    model::job::JobState,
};

/// How long a job belongs to the replica that took it. Whoever works longer says so in time ([`renew`]); when a
/// replica dies another one takes the job over after this.
pub const LEASE: Duration = Duration::from_secs(120);

/// Jobs of these kinds whose time has come and that nobody works on.
fn due(kinds: &[&str], now: DateTime<Utc>) -> Condition {
    Condition::all()
        .add(Column::State.eq(JobState::Queued.as_str()))
        .add(Column::Kind.is_in(kinds.iter().copied()))
        .add(Column::RunAt.lte(now))
        .add(
            Condition::any()
                .add(Column::LeasedUntil.is_null())
                .add(Column::LeasedUntil.lte(now)),
        )
}

/// Whether there is a job of these kinds to claim.
pub async fn any_due(
    conn: &impl ConnectionTrait,
    kinds: &[&str],
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    let found: Option<Uuid> = Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(due(kinds, now))
        .limit(1)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(found.is_some())
}

/// Takes the job of these kinds that has waited longest, for [`LEASE`]; its attempt counts from now on.
pub async fn claim(
    conn: &impl ConnectionTrait,
    kinds: &[&str],
    now: DateTime<Utc>,
) -> Result<Option<Job>, DbErr> {
    let mut next = Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(due(kinds, now))
        .order_by_asc(Column::RunAt)
        .order_by_asc(Column::Id)
        .limit(1)
        .into_query();
    if conn.get_database_backend() == DbBackend::Postgres {
        next.lock_with_behavior(LockType::Update, LockBehavior::SkipLocked);
    }
    let claimed = Entity::update_many()
        .col_expr(Column::LeasedUntil, Expr::value(now + LEASE))
        .col_expr(
            Column::Attempts,
            Expr::col(Column::Attempts).add(Expr::value(1)),
        )
        // Equal to one row, found once; `IN` would let PostgreSQL look for each row anew and take several.
        .filter(Expr::col(Column::Id).eq(Expr::SubQuery(None, Box::new(next.into()))))
        .filter(due(kinds, now))
        .exec_with_returning(conn)
        .await?;
    Ok(claimed.into_iter().next())
}

/// The row of an attempt, unless another replica has taken the job over meanwhile.
pub(super) fn of(job: &Job) -> Condition {
    Condition::all()
        .add(Column::Id.eq(job.id))
        .add(Column::State.eq(JobState::Queued.as_str()))
        .add(Column::Attempts.eq(job.attempts))
}

/// Keeps a job for another [`LEASE`]; false when another replica has it.
pub async fn renew(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    job: &Job,
) -> Result<bool, DbErr> {
    let renewed = Entity::update_many()
        .col_expr(Column::LeasedUntil, Expr::value(now + LEASE))
        .filter(of(job))
        .exec(conn)
        .await?;
    Ok(renewed.rows_affected == 1)
}

/// Gives a job back as if it had not been taken, for the next replica to do at once.
pub async fn put_back(conn: &impl ConnectionTrait, job: &Job) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::LeasedUntil, Expr::value(None::<DateTime<Utc>>))
        .col_expr(
            Column::Attempts,
            Expr::col(Column::Attempts).sub(Expr::value(1)),
        )
        .filter(of(job))
        .exec(conn)
        .await?;
    Ok(())
}
