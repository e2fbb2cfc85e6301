//! Jobs as an administrator sees them.

use chrono::{DateTime, Utc};
use reedling_db::{
    entities::job::{Column, Entity},
    value_types::{JobState, Stored},
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter,
    QueryOrder, QuerySelect, Select, SelectExt,
};
use uuid::Uuid;

use super::{Job, record::JobRecord};

/// The newest jobs in a state, or in any.
pub async fn newest(
    conn: &impl ConnectionTrait,
    state: Option<JobState>,
    most: u64,
) -> Result<Vec<JobRecord>, DbErr> {
    let query = of(state).order_by_desc(Column::Id).limit(most);
    Ok(query.all(conn).await?.into_iter().map(record).collect())
}

/// How many jobs there are in a state, or in any.
pub async fn count(conn: &impl ConnectionTrait, state: Option<JobState>) -> Result<u64, DbErr> {
    let ids = of(state).select_only().column(Column::Id);
    ids.count(conn).await
}

fn of(state: Option<JobState>) -> Select<Entity> {
    let state = state.map(|state| Column::State.eq(Stored(state)));
    Entity::find().filter(Condition::all().add_option(state))
}

/// The job with that id.
pub async fn by_id(conn: &impl ConnectionTrait, id: Uuid) -> Result<Option<Job>, DbErr> {
    Entity::find_by_id(id).one(conn).await
}

/// Whether a job of that kind failed lately: its last attempt failed and another one follows, or it was given up after
/// that instant.
pub async fn any_refused(
    conn: &impl ConnectionTrait,
    kind: &str,
    since: DateTime<Utc>,
) -> Result<bool, DbErr> {
    let states = [JobState::Queued, JobState::Failed].map(Stored);
    Entity::find()
        .filter(Column::State.is_in(states))
        .filter(Column::Kind.eq(kind))
        .filter(Column::LastError.is_not_null())
        .filter(
            Condition::any()
                .add(Column::State.eq(Stored(JobState::Queued)))
                .add(Column::FinishedAt.gt(since)),
        )
        .exists(conn)
        .await
}

/// What an administrator sees of a job: of its payload only the mail's template.
fn record(job: Job) -> JobRecord {
    JobRecord {
        id: job.id,
        kind: job.kind,
        letter: job.payload["template"].as_str().map(str::to_owned),
        subject_id: job.subject_id,
        state: job.state.0,
        attempts: job.attempts,
        last_error: job.last_error,
        created_at: job.created_at,
        run_at: job.run_at,
        finished_at: job.finished_at,
    }
}
