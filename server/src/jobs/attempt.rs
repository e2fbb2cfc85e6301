//! Claiming a job, and renewing its lease.

use std::time::Duration;

use chrono::{DateTime, Utc};
use reedling_db::{
    entities::job::{Column, Entity},
    value_types::{JobState, Stored},
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbBackend, DbErr, EntityTrait, QueryFilter,
    QueryOrder, QuerySelect, QueryTrait, SelectExt,
    sea_query::{Expr, ExprTrait, LockBehavior, LockType},
};

use super::Job;

/// How long a claimed job belongs to a replica. A longer attempt renews the lease ([`renew`]); when a replica dies,
/// another one takes the job over after this time.
pub const LEASE: Duration = Duration::from_secs(120);

/// Jobs of these kinds that are due and not claimed.
fn due(kinds: &[&str], now: DateTime<Utc>) -> Condition {
    Condition::all()
        .add(Column::State.eq(Stored(JobState::Queued)))
        .add(Column::Kind.is_in(kinds.iter().copied()))
        .add(Column::RunAt.lte(now))
        .add(
            Condition::any()
                .add(Column::LeasedUntil.is_null())
                .add(Column::LeasedUntil.lte(now)),
        )
}

/// Whether a job of these kinds is due.
pub async fn any_due(
    conn: &impl ConnectionTrait,
    kinds: &[&str],
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    Entity::find().filter(due(kinds, now)).exists(conn).await
}

/// Claims the due job of these kinds that has waited longest, for [`LEASE`], and counts the attempt.
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
        // `=` finds one row once; with `IN` PostgreSQL might evaluate the subquery for each row and claim several.
        .filter(Expr::col(Column::Id).eq(Expr::SubQuery(None, Box::new(next.into()))))
        .filter(due(kinds, now))
        .exec_with_returning(conn)
        .await?;
    Ok(claimed.into_iter().next())
}

/// Matches the row of an attempt, unless another replica has taken the job over.
pub(super) fn of(job: &Job) -> Condition {
    Condition::all()
        .add(Column::Id.eq(job.id))
        .add(Column::State.eq(Stored(JobState::Queued)))
        .add(Column::Attempts.eq(job.attempts))
}

/// Renews the [`LEASE`]; false when another replica has the job.
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
