//! The access log: one line for each request, with what was called and the outcome, without contents.

use std::{sync::Arc, time::Instant};

use poem::{
    Endpoint, Request, Response, Result,
    http::{HeaderName, HeaderValue},
};
use tracing::Instrument;
use uuid::Uuid;

use crate::{app::document, telemetry};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Load balancers ask for this constantly: while all is well its lines have the level `debug`.
const HEALTH: &str = "/api/health";

/// The name of a path that the document does not know.
const UNKNOWN: &str = "unknown call";

/// Gives the request an id, or keeps the one it came with, and writes the line when it is answered. The line has the
/// path as the document has it, as paths and queries may contain tokens.
///
/// # Errors
/// None: whatever goes wrong is an answer.
pub async fn each_request<E>(next: Arc<E>, request: Request) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    let id = request_id(&request);
    let method = request.method().clone();
    let route = match request.uri().path() {
        path if path.starts_with("/api") => document::template_at(path).unwrap_or(UNKNOWN),
        _ => "app",
    };
    let span = tracing::info_span!("request", request_id = id);
    let started = Instant::now();
    let mut response = next.get_response(request).instrument(span.clone()).await;
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    let status = response.status().as_u16();
    let took = started.elapsed();
    telemetry::answered(&method, route, status, took);
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    span.in_scope(|| {
        if status >= 500 {
            tracing::error!(%method, route, status, ms, "answered");
        } else if route == HEALTH {
            tracing::debug!(%method, route, status, ms, "answered");
        } else {
            tracing::info!(%method, route, status, ms, "answered");
        }
    });
    Ok(response)
}

/// The id from a proxy in front, if it is harmless, else a new one.
fn request_id(request: &Request) -> String {
    let is_harmless = |id: &&str| {
        (1..=64).contains(&id.len())
            && id
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
    };
    request
        .header(&REQUEST_ID)
        .filter(is_harmless)
        .map_or_else(|| Uuid::now_v7().to_string(), str::to_owned)
}
