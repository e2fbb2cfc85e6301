//! What needs no session: the figures of the landing page and the state of the server.

use poem::web::Data;
use poem_openapi::{ApiResponse, OpenApi, payload::Json};

use super::{
    stats,
    views::{HealthBody, StatsBody},
};
use crate::{
    api::{error::ApiError, tag::Tag},
    state::{AppState, monitor::HealthStatus},
};

/// Whether the server is healthy.
#[derive(ApiResponse)]
enum HealthResponse {
    /// Every part is healthy.
    #[oai(status = 200)]
    Well(Json<HealthBody>),
    /// A part does not work.
    #[oai(status = 503)]
    Unwell(Json<HealthBody>),
}

/// What needs no session.
pub(crate) struct GeneralApi;

#[OpenApi(prefix_path = "/api", tag = "Tag::General")]
impl GeneralApi {
    /// Get the figures of the landing page.
    #[oai(path = "/stats", method = "get", operation_id = "get_stats")]
    async fn stats(&self, state: Data<&AppState>) -> Result<Json<StatsBody>, ApiError> {
        let stats = stats::school(&state).await?;
        Ok(Json(StatsBody {
            student_count: stats.students,
            teacher_count: stats.teachers,
            practice_hours: stats.practice_hours,
            success_rate: stats.success_rate,
        }))
    }

    /// Get the state of the database, the disk and the background jobs, as probed a few seconds ago at most.
    #[oai(path = "/health", method = "get", operation_id = "get_health")]
    async fn health(&self, state: Data<&AppState>) -> HealthResponse {
        let report = state.health.report();
        let body = Json(HealthBody {
            status: report.status.into(),
            database: report.health.database,
            disk: report.health.disk,
            jobs: report.health.jobs,
            clock: report.health.clock,
            age: report.age,
        });
        if report.status == HealthStatus::Ok {
            HealthResponse::Well(body)
        } else {
            HealthResponse::Unwell(body)
        }
    }
}
