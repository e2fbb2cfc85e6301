//! Background jobs, for administrators; beyond the specification.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::{
        jobs::{self, JobQuery},
        views::jobs::JobsBody,
    },
    api::{error::ApiError, json::Json, json_body::QueryParams, message::MessageBody, tag::Tag},
    state::AppState,
};

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
