//! What needs no session: the figures of the landing page and the state of the server.

use poem::web::Data;
use poem_openapi::{ApiResponse, Object, OpenApi, payload::Json};

use crate::{
    api::{choice::Choice, error::ApiError},
    http::Tag,
    services::{health::HealthStatus, stats},
    state::AppState,
};

/// Four figures (Spec §3, D8).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct StatsBody {
    /// All students.
    pub student_count: u64,
    /// Teachers with an active account.
    pub teacher_count: u64,
    /// Completed lessons and logged practice, whole hours.
    pub practice_hours: u64,
    /// Completed of all that were completed, missed or cancelled, percent.
    pub success_rate: f64,
}

/// How the server is.
#[derive(Debug, Object)]
pub struct HealthBody {
    /// `ok` when every part is, `failing`, or `ending` once the server has been told to end.
    pub status: Choice<HealthStatus>,
    /// `ok`, or what is wrong with the database.
    pub database: String,
    /// `ok`, or what is wrong with the disk.
    pub disk: String,
    /// `ok`, or what is wrong with the background jobs.
    pub jobs: String,
    /// `ok`, by how much the server's clock differs from the database's, or `unknown` where that has none of its own.
    /// A clock that differs makes no status `failing`.
    pub clock: String,
    /// Whole seconds since all this was found out.
    pub age: u64,
}

/// Well or not.
#[derive(ApiResponse)]
enum HealthResponse {
    /// Every part works.
    #[oai(status = 200)]
    Well(Json<HealthBody>),
    /// A part does not work.
    #[oai(status = 503)]
    Unwell(Json<HealthBody>),
}

/// What needs no session.
pub struct GeneralApi;

#[OpenApi(prefix_path = "/api", tag = "Tag::General")]
impl GeneralApi {
    /// The figures of the landing page.
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

    /// The state of the database, the disk and the jobs, as it was found in the last seconds.
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
