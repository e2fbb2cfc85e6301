//! The job queue: jobs are written in the transaction that needs them and done once across replicas (D7).

pub mod attempt;
pub mod failure;
pub mod list;
pub mod outcome;
pub mod record;

use chrono::{DateTime, Utc};
use reedling_db::{
    entities::job::{ActiveModel, Column, Entity, Model},
    value_types::{JobState, Stored},
};
use sea_orm::{
    ActiveValue::NotSet, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait,
    QueryFilter, QuerySelect, Set, prelude::Expr, sea_query::Condition,
};
use serde_json::Value;
use uuid::Uuid;

/// A claimed job.
pub type Job = Model;

/// A new job.
#[derive(Clone, Debug)]
pub struct NewJob {
    /// What kind of job it is.
    pub kind: &'static str,
    /// Its parameters.
    pub payload: Value,
    /// The deduplication key.
    pub dedup_key: Option<String>,
    /// Whom it is about.
    pub subject_id: Option<Uuid>,
}

/// Queues a job, unless there is one of the same key.
pub async fn enqueue(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    job: NewJob,
) -> Result<(), DbErr> {
    enqueue_at(conn, now, now, job).await
}

/// Replaces the payload of the job with that key, unless it is being done.
pub async fn replace(
    conn: &impl ConnectionTrait,
    dedup_key: &str,
    payload: Value,
) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::Payload, Expr::value(payload))
        .filter(Column::DedupKey.eq(dedup_key))
        .filter(Column::State.eq(Stored(JobState::Queued)))
        .exec(conn)
        .await?;
    Ok(())
}

/// Queues a job that is not done before an instant.
pub async fn enqueue_at(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    run_at: DateTime<Utc>,
    job: NewJob,
) -> Result<(), DbErr> {
    let row = ActiveModel {
        id: Set(Uuid::now_v7()),
        kind: Set(job.kind.to_owned()),
        subject_id: Set(job.subject_id),
        payload: Set(job.payload),
        dedup_key: Set(job.dedup_key),
        state: Set(JobState::Queued.into()),
        attempts: Set(0),
        run_at: Set(run_at),
        leased_until: Set(None),
        last_error: Set(None),
        created_at: Set(now),
        finished_at: NotSet,
    };
    Entity::insert(row)
        .on_conflict_do_nothing_on([Column::DedupKey])
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// How many jobs have been due since before that instant and are not claimed.
pub async fn overdue(conn: &impl ConnectionTrait, before: DateTime<Utc>) -> Result<u64, DbErr> {
    let abandoned = Condition::any()
        .add(Column::LeasedUntil.is_null())
        .add(Column::LeasedUntil.lt(before));
    Entity::find()
        .filter(Column::State.eq(Stored(JobState::Queued)))
        .filter(Column::RunAt.lt(before))
        .filter(abandoned)
        .count(conn)
        .await
}

/// How many jobs there are of each state.
pub async fn by_state(conn: &impl ConnectionTrait) -> Result<Vec<(String, i64)>, DbErr> {
    Entity::find()
        .select_only()
        .column(Column::State)
        .column_as(Column::Id.count(), "number")
        .group_by(Column::State)
        .into_tuple()
        .all(conn)
        .await
}

/// Deletes jobs that were done before one instant, and jobs that were given up before another.
pub async fn delete_old(
    conn: &impl ConnectionTrait,
    done_before: DateTime<Utc>,
    failed_before: DateTime<Utc>,
) -> Result<(), DbErr> {
    for (states, before) in [
        (&[JobState::Done, JobState::Replaced][..], done_before),
        (&[JobState::Failed][..], failed_before),
    ] {
        Entity::delete_many()
            .filter(Column::State.is_in(states.iter().map(|state| Stored(*state))))
            .filter(Column::FinishedAt.lt(before))
            .exec(conn)
            .await?;
    }
    Ok(())
}
