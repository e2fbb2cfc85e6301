//! The endpoint for Prometheus, on a port of its own.

use std::time::Duration;

use metrics_exporter_prometheus::PrometheusHandle;
use poem::{
    Endpoint, Request, Response, Result,
    http::{Method, StatusCode},
};
use tokio::time::interval;

use super::gauges;
use crate::state::AppState;

/// How often recorded times are aggregated, so that they take no memory between two scrapes.
const UPKEEP: Duration = Duration::from_secs(5);

/// Answers `GET /metrics` in Prometheus' text format, and nothing else.
pub struct MetricsEndpoint {
    state: AppState,
    handle: PrometheusHandle,
}

impl MetricsEndpoint {
    /// The figures of this process.
    pub fn new(state: AppState, handle: PrometheusHandle) -> Self {
        Self { state, handle }
    }
}

impl Endpoint for MetricsEndpoint {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        if request.uri().path() != "/metrics" || request.method() != Method::GET {
            return Ok(StatusCode::NOT_FOUND.into());
        }
        gauges::collect(&self.state).await;
        Ok(Response::builder()
            .content_type("text/plain; version=0.0.4; charset=utf-8")
            .body(self.handle.render()))
    }
}

/// Aggregates recorded times for as long as the process lives.
pub async fn run_upkeep(handle: PrometheusHandle) {
    let mut ticks = interval(UPKEEP);
    loop {
        ticks.tick().await;
        handle.run_upkeep();
    }
}
