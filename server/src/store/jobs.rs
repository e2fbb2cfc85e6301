//! Work for later, written in the transaction that asks for it and done once across replicas (D7).

use std::time::Duration;

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::NotSet,
    ColumnTrait, Condition, ConnectionTrait, DbBackend, DbErr, EntityTrait, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, QueryTrait, Set,
    sea_query::{Expr, ExprTrait, LockBehavior, LockType, OnConflict},
};
use serde_json::Value;
use uuid::Uuid;

use crate::entities::job::{ActiveModel, Column, Entity, Model};

/// How long a replica may work on a job before another one takes it over.
pub const LEASE: Duration = Duration::from_secs(120);
/// How often a job is tried before it is given up: the pauses between add up to about half a day.
pub const MOST_ATTEMPTS: i32 = 12;
/// The pause between two attempts never grows beyond this.
const LONGEST_PAUSE: Duration = Duration::from_secs(6 * 3600);

/// A job to write.
#[derive(Clone, Debug)]
pub struct NewJob {
    /// What the payload is for.
    pub kind: &'static str,
    /// What the job needs to know.
    pub payload: Value,
    /// Two jobs of one key are one job.
    pub dedup_key: Option<String>,
}

/// Leaves a job behind; nothing happens when there is one of the same key.
///
/// # Errors
/// When the database fails.
pub async fn enqueue(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    job: NewJob,
) -> Result<(), DbErr> {
    let row = ActiveModel {
        id: Set(Uuid::now_v7()),
        kind: Set(job.kind.to_owned()),
        payload: Set(job.payload),
        dedup_key: Set(job.dedup_key),
        state: Set("queued".to_owned()),
        attempts: Set(0),
        run_at: Set(now),
        leased_until: Set(None),
        last_error: Set(None),
        created_at: Set(now),
        finished_at: NotSet,
    };
    Entity::insert(row)
        .on_conflict(OnConflict::column(Column::DedupKey).do_nothing().to_owned())
        .try_insert()
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// Jobs whose time has come and that nobody works on.
fn due(now: DateTime<Utc>) -> Condition {
    Condition::all()
        .add(Column::State.eq("queued"))
        .add(Column::RunAt.lte(now))
        .add(
            Condition::any()
                .add(Column::LeasedUntil.is_null())
                .add(Column::LeasedUntil.lte(now)),
        )
}

/// Whether there is a job to claim.
///
/// # Errors
/// When the database fails.
pub async fn any_due(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<bool, DbErr> {
    let found: Option<Uuid> = Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(due(now))
        .limit(1)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(found.is_some())
}

/// Takes the job that has waited longest, for [`LEASE`]; its attempt counts from now on.
///
/// # Errors
/// When the database fails.
pub async fn claim(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
) -> Result<Option<Model>, DbErr> {
    let mut next = Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(due(now))
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
        .filter(Column::Id.in_subquery(next))
        .filter(due(now))
        .exec_with_returning(conn)
        .await?;
    Ok(claimed.into_iter().next())
}

/// The row of an attempt, unless another replica has taken the job over meanwhile.
fn attempt(job: &Model) -> Condition {
    Condition::all()
        .add(Column::Id.eq(job.id))
        .add(Column::State.eq("queued"))
        .add(Column::Attempts.eq(job.attempts))
}

/// Notes that a job is done. Its payload goes, as it may hold a secret that has served its purpose.
///
/// # Errors
/// When the database fails.
pub async fn finish(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    job: &Model,
) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::State, Expr::value("done"))
        .col_expr(
            Column::Payload,
            Expr::value(Value::Object(Default::default())),
        )
        .col_expr(Column::LeasedUntil, Expr::value(None::<DateTime<Utc>>))
        .col_expr(Column::FinishedAt, Expr::value(now))
        .filter(attempt(job))
        .exec(conn)
        .await?;
    Ok(())
}

/// Notes that an attempt failed: another one follows after a pause that doubles each time, up to six hours;
/// after [`MOST_ATTEMPTS`] none does. Says whether another one follows.
///
/// # Errors
/// When the database fails.
pub async fn fail(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    job: &Model,
    error: &str,
) -> Result<bool, DbErr> {
    let again = job.attempts < MOST_ATTEMPTS;
    let mut update = Entity::update_many()
        .col_expr(Column::LastError, Expr::value(error))
        .col_expr(Column::LeasedUntil, Expr::value(None::<DateTime<Utc>>));
    update = if again {
        update.col_expr(Column::RunAt, Expr::value(now + pause(job.attempts)))
    } else {
        update
            .col_expr(Column::State, Expr::value("failed"))
            .col_expr(Column::FinishedAt, Expr::value(now))
    };
    update.filter(attempt(job)).exec(conn).await?;
    Ok(again)
}

/// How long to wait after so many attempts: 30 s, 1 min, 2 min and so on, six hours at most.
fn pause(attempts: i32) -> Duration {
    let doublings = u32::try_from(attempts.clamp(1, 11) - 1).unwrap_or_default();
    Duration::from_secs(30 << doublings).min(LONGEST_PAUSE)
}

/// How many jobs wait although their time came before that instant.
///
/// # Errors
/// When the database fails.
pub async fn overdue(conn: &impl ConnectionTrait, before: DateTime<Utc>) -> Result<u64, DbErr> {
    Entity::find()
        .filter(Column::State.eq("queued"))
        .filter(Column::RunAt.lt(before))
        .count(conn)
        .await
}

/// Forgets jobs that were finished before that instant.
///
/// # Errors
/// When the database fails.
pub async fn sweep(conn: &impl ConnectionTrait, before: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::State.eq("done"))
        .filter(Column::FinishedAt.lt(before))
        .exec(conn)
        .await?;
    Ok(())
}
