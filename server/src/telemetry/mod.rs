//! Metrics for Prometheus: counters and timers without names, addresses, ids or paths.
//!
//! Nothing is collected unless `REEDLING_METRICS_BIND` asks for it: without a recorder the counters do nothing.

pub mod endpoint;
mod gauges;

use std::time::Duration;

use anyhow::{Result, anyhow};
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use poem::http::Method;

const REQUESTS: &str = "reedling_http_request_duration_seconds";
const SIGN_INS: &str = "reedling_sign_ins_total";
const JOB_ATTEMPTS: &str = "reedling_job_attempts_total";
const BUILD: &str = "reedling_build_info";
/// Upper bounds of the histogram buckets of request times, in seconds.
const SECONDS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

/// Installs the recorder of the whole process.
///
/// # Errors
/// When the process collects already.
pub fn start() -> Result<PrometheusHandle> {
    let recorder = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Full(REQUESTS.to_owned()), &SECONDS)?
        .build_recorder();
    let handle = recorder.handle();
    metrics::set_global_recorder(recorder).map_err(|error| anyhow!("{error}"))?;
    describe_histogram!(
        REQUESTS,
        "Time that requests took, by route, method and status"
    );
    describe_counter!(SIGN_INS, "Sign-ins with a password, by outcome");
    describe_counter!(
        JOB_ATTEMPTS,
        "Attempts at background jobs, by kind and outcome"
    );
    describe_gauge!(BUILD, "Always 1; the label is the release");
    gauge!(BUILD, "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    gauges::describe();
    Ok(handle)
}

/// Records an answered request; the route is its pattern, never its path.
pub fn answered(method: &Method, route: &str, status: u16, took: Duration) {
    let method = match method.as_str() {
        known @ ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS") => known,
        _ => "other",
    };
    histogram!(
        REQUESTS,
        "method" => method.to_owned(), "route" => route.to_owned(), "status" => status.to_string()
    )
    .record(took);
}

/// Records an attempt to sign in: `ok`, `refused`, or `slowed` before the password was checked.
pub fn signed_in(outcome: &'static str) {
    counter!(SIGN_INS, "outcome" => outcome).increment(1);
}

/// Records an attempt at a background job: `done`, `again` when it will be retried, or `failed` for good.
pub fn job_attempted(kind: &str, outcome: &'static str) {
    counter!(JOB_ATTEMPTS, "kind" => kind.to_owned(), "outcome" => outcome).increment(1);
}
