//! The outcome of an attempt, and of a job that was given up.

use std::time::Duration;

use chrono::{DateTime, Utc};
use reedling_db::{
    entities::job::{Column, Entity},
    value_types::{JobState, Stored},
};
use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, sea_query::Expr};
use serde_json::Value;
use uuid::Uuid;

use super::{Job, attempt};

/// Attempts before a job is given up; the pauses between them add up to about half a day.
pub const MOST_ATTEMPTS: i32 = 12;
/// The longest pause between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(6 * 3600);

/// Marks a job as done; false when another replica has taken it over. Its payload is deleted, as it may contain a
/// secret.
pub async fn finish(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    job: &Job,
) -> Result<bool, DbErr> {
    let finished = Entity::update_many()
        .col_expr(Column::State, Expr::value(Stored(JobState::Done)))
        .col_expr(
            Column::Payload,
            Expr::value(Value::Object(Default::default())),
        )
        .col_expr(Column::LeasedUntil, Expr::value(None::<DateTime<Utc>>))
        .col_expr(Column::LastError, Expr::value(None::<String>))
        .col_expr(Column::FinishedAt, Expr::value(now))
        .filter(attempt::of(job))
        .exec(conn)
        .await?;
    Ok(finished.rows_affected == 1)
}

/// Records why an attempt failed; the next one follows after a pause that doubles each time, up to six hours.
pub async fn postpone(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    job: &Job,
    error: &str,
) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::LastError, Expr::value(error))
        .col_expr(Column::LeasedUntil, Expr::value(None::<DateTime<Utc>>))
        .col_expr(Column::RunAt, Expr::value(now + pause(job.attempts)))
        .filter(attempt::of(job))
        .exec(conn)
        .await?;
    Ok(())
}

/// Marks a job as failed for good. Of its payload only the part remains that has no secrets and names nobody.
pub async fn give_up(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    job: &Job,
    error: &str,
    payload: Value,
    subject_id: Option<Uuid>,
) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::State, Expr::value(Stored(JobState::Failed)))
        .col_expr(Column::LastError, Expr::value(error))
        .col_expr(Column::Payload, Expr::value(payload))
        .col_expr(Column::SubjectId, Expr::value(subject_id))
        .col_expr(Column::LeasedUntil, Expr::value(None::<DateTime<Utc>>))
        .col_expr(Column::FinishedAt, Expr::value(now))
        .filter(attempt::of(job))
        .exec(conn)
        .await?;
    Ok(())
}

/// Marks a job that was given up as replaced by another one; false when it is in another state.
pub async fn replace(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
) -> Result<bool, DbErr> {
    let changed = Entity::update_many()
        .col_expr(Column::State, Expr::value(Stored(JobState::Replaced)))
        .col_expr(Column::FinishedAt, Expr::value(now))
        .filter(Column::Id.eq(id))
        .filter(Column::State.eq(Stored(JobState::Failed)))
        .exec(conn)
        .await?;
    Ok(changed.rows_affected == 1)
}

/// The pause after so many attempts: 30 s, 1 min, 2 min and so on, six hours at most.
fn pause(attempts: i32) -> Duration {
    let doublings = u32::try_from(attempts.clamp(1, 11) - 1).unwrap_or_default();
    Duration::from_secs(30 << doublings).min(LONGEST_PAUSE)
}
