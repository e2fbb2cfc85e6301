//! Background jobs, for administrators; beyond the specification.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_db::value_types::JobState;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::jobs::{self, JobQuery},
    api::{
        choice::Choice, error::ApiError, json::Json, json_body::QueryParams, message::MessageBody,
        tag::Tag,
    },
    jobs::record::{JobKind, JobRecord},
    state::AppState,
};

/// A background job, without its payload.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JobBody {
    /// The job, a UUID v7.
    pub id: Uuid,
    /// Kind of job.
    pub kind: Choice<JobKind>,
    /// Template of a failed mail.
    pub letter: Option<String>,
    /// The account concerned: the recipient of a failed mail, or the teacher of a plan.
    pub subject_id: Option<Uuid>,
    /// State of the job.
    pub state: Choice<JobState>,
    /// Number of attempts.
    pub attempts: i32,
    /// Reason of the last failure, without personal data.
    pub last_error: Option<String>,
    /// Time of creation.
    pub created_at: DateTime<Utc>,
    /// Earliest time of the next attempt.
    pub run_at: DateTime<Utc>,
    /// Time at which it was done or failed for good.
    pub finished_at: Option<DateTime<Utc>>,
}

/// Background jobs.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct JobsBody {
    /// Newest first, at most 100.
    pub jobs: Vec<JobBody>,
    /// Total number; larger than the list when the list is truncated.
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
            created_at: job.created_at,
            run_at: job.run_at,
            finished_at: job.finished_at,
        }
    }
}

/// Background jobs.
pub(crate) struct JobsApi;

#[OpenApi(prefix_path = "/api/admin/jobs", tag = "Tag::Administration")]
impl JobsApi {
    /// List the newest background jobs, in all states or one.
    #[oai(path = "/", method = "get", operation_id = "list_jobs")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        query: QueryParams<JobQuery>,
    ) -> Result<Json<JobsBody>, ApiError> {
        let jobs = jobs::newest(&state, query.0).await?;
        Ok(Json(JobsBody {
            jobs: jobs.rows.into_iter().map(Into::into).collect(),
            total: jobs.total,
        }))
    }

    /// Retry a failed job. A mail is rebuilt with a new temporary password or link.
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
