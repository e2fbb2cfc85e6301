//! Background jobs, for administrators; beyond the specification.

use poem::web::Data;
use poem_openapi::{
    Object, OpenApi,
    param::{Path, Query},
    payload::Json,
};
use uuid::Uuid;

use crate::{
    api::{choice::Choice, error::ApiError},
    http::{Tag, bodies::MessageBody, guard::AdminSession, instant::Instant},
    model::job::{JobKind, JobRecord, JobState},
    services::jobs,
    state::AppState,
};

/// A background job, without what it carries.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct JobBody {
    /// The job, a UUID v7.
    pub id: Uuid,
    /// What it does.
    pub kind: Choice<JobKind>,
    /// Which letter a mail is, once it was given up.
    pub letter: Option<String>,
    /// Whom it is about: the recipient of a mail that was given up, the teacher of a plan.
    pub subject_id: Option<Uuid>,
    /// How it stands.
    pub state: Choice<JobState>,
    /// How often it was tried.
    pub attempts: i32,
    /// Why the last attempt failed: a sentence without personal data.
    pub last_error: Option<String>,
    /// When it was asked for.
    pub created_at: Instant,
    /// Not before this it is tried, or tried again.
    pub run_at: Instant,
    /// When it was done or given up.
    pub finished_at: Option<Instant>,
}

/// Background jobs.
#[derive(Debug, Object)]
pub struct JobsBody {
    /// Newest first, 100 at most.
    pub jobs: Vec<JobBody>,
    /// How many there are; more than the list holds when it is cut.
    pub total: u64,
}

impl From<JobRecord> for JobBody {
    fn from(job: JobRecord) -> Self {
        Self {
            id: job.id,
            kind: Choice::named(job.kind),
            letter: job.letter,
            subject_id: job.subject_id,
            state: job.state.into(),
            attempts: job.attempts,
            last_error: job.last_error,
            created_at: job.created_at.into(),
            run_at: job.run_at.into(),
            finished_at: job.finished_at.map(Into::into),
        }
    }
}

/// Background jobs.
pub struct JobsApi;

#[OpenApi(prefix_path = "/api/admin/jobs", tag = "Tag::Administration")]
impl JobsApi {
    /// The newest background jobs in a state, or in any.
    #[oai(path = "/", method = "get", operation_id = "list_jobs")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        /// Only jobs that stand so: queued, done, failed or replaced.
        #[oai(name = "state")]
        of: Query<Option<String>>,
    ) -> Result<Json<JobsBody>, ApiError> {
        let jobs = jobs::newest(&state, of.0.as_deref()).await?;
        Ok(Json(JobsBody {
            jobs: jobs.rows.into_iter().map(Into::into).collect(),
            total: jobs.total,
        }))
    }

    /// Have a job done again that has failed. A mail is written anew, with a new temporary password or link.
    #[oai(path = "/:id/retry", method = "post", operation_id = "retry_job")]
    async fn retry(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        jobs::retry(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody {
            message: "The job is done again.".to_owned(),
        }))
    }
}
