//! What needs no session: the figures of the landing page, the state of the server and the clock changes of zones.

use chrono::{DateTime, Utc};
use poem::{Request, web::Data};
use poem_openapi::{ApiResponse, OpenApi, param::Path};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    api::{
        choice::Choice, error::ApiError, json::Json, json_body::QueryParams,
        negotiation::matches_etag, tag::Tag,
    },
    health::{
        stats,
        zones::{self, ZoneQuery},
    },
    state::{AppState, monitor::HealthStatus},
    time::rules,
};

/// Four figures.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StatsBody {
    /// All students.
    pub student_count: u64,
    /// Teachers with an active account.
    pub teacher_count: u64,
    /// Hours of completed lessons and logged practice, rounded down to whole hours.
    pub practice_hours: u64,
    /// Completed lessons as a percentage of all completed, missed or cancelled ones.
    pub success_rate: f64,
}

/// Health of the server.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct HealthBody {
    /// `ok` when every part is healthy, `failing` when one is not, `ending` while the server shuts down.
    pub status: Choice<HealthStatus>,
    /// `ok`, or what is wrong with the database.
    pub database: String,
    /// `ok`, or what is wrong with the disk.
    pub disk: String,
    /// `ok`, or what is wrong with the background jobs.
    pub jobs: String,
    /// `ok`, the difference between the server's clock and the database's, or `unknown` when the database has no clock
    /// of its own. A difference does not make `status` `failing`.
    pub clock: String,
    /// Age of this report in whole seconds.
    pub age: u64,
    /// The rules of time zones in use.
    pub zones: ZoneRulesBody,
}

/// The rules of time zones in use.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ZoneRulesBody {
    /// Version of the tz database.
    pub version: String,
    /// `bundled` for the release's own, `machine` for the machine's zone files, which are taken where they are newer.
    pub source: String,
}

/// A time zone over some years.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ZoneBody {
    /// Version of the tz database.
    pub version: String,
    /// The offset at `from`, then each change until `to`, earliest first.
    pub changes: Vec<ClockChangeBody>,
}

/// An offset, and from when on it holds.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ClockChangeBody {
    /// When clocks are changed.
    pub at: DateTime<Utc>,
    /// Seconds that clocks are ahead of UTC from then on.
    pub offset: i32,
}

/// The rules may be others after a restart: a browser asks each time whether its answer still holds.
const REVALIDATED: &str = "no-cache";

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

/// A zone, or that the browser's own answer still holds.
#[derive(ApiResponse)]
enum ZoneResponse {
    /// The clock changes of the zone.
    #[oai(status = 200)]
    Zone(
        Json<ZoneBody>,
        /// Changes when the rules do.
        #[oai(header = "ETag")]
        String,
        /// The answer is kept, and asked for again each time.
        #[oai(header = "Cache-Control")]
        String,
    ),
    /// The rules have not changed since `If-None-Match`.
    #[oai(status = 304)]
    Same(
        /// Changes when the rules do.
        #[oai(header = "ETag")]
        String,
        /// The answer is kept, and asked for again each time.
        #[oai(header = "Cache-Control")]
        String,
    ),
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
            zones: ZoneRulesBody {
                version: rules::in_use().version.clone(),
                source: rules::in_use().source().to_owned(),
            },
        });
        if report.status == HealthStatus::Ok {
            HealthResponse::Well(body)
        } else {
            HealthResponse::Unwell(body)
        }
    }

    /// Get the clock changes of a time zone over at most 20 years, by which the server reads wall-clock times. A client that
    /// has them previews a lesson at the instant that is then stored.
    #[oai(path = "/zones/:zone", method = "get", operation_id = "get_zone")]
    async fn zone(
        &self,
        request: &Request,
        /// Name in the IANA database.
        zone: Path<String>,
        years: QueryParams<ZoneQuery>,
    ) -> Result<ZoneResponse, ApiError> {
        let changes = zones::changes(&zone, years.0.from, years.0.to)?;
        let rules = rules::in_use();
        let tag = format!("\"{}-{}\"", rules.version, rules.source());
        if matches_etag(request.headers(), &tag) {
            return Ok(ZoneResponse::Same(tag, REVALIDATED.to_owned()));
        }
        let told = changes
            .into_iter()
            .map(|(at, offset)| ClockChangeBody { at, offset });
        let body = ZoneBody {
            version: rules.version.clone(),
            changes: told.collect(),
        };
        Ok(ZoneResponse::Zone(Json(body), tag, REVALIDATED.to_owned()))
    }
}
