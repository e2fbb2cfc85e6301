//! Everything that is served: API, documents and app, inside the layers that every answer passes.

use poem::{
    Endpoint, EndpointExt, Request, Response, Result, endpoint::BoxEndpoint,
    error::MethodNotAllowedError, http::Method,
};

use super::{
    assets, docs, error,
    layers::{apart, compress, headers, limits, log, malformed, tally},
    service,
};
use crate::state::AppState;

/// The whole server, as one endpoint.
pub fn app(state: AppState) -> impl Endpoint<Output = Response> + 'static {
    let tallied = state.clone();
    let https = state.config.public_url.starts_with("https://");
    let api = service()
        .data(state)
        .around(malformed::explain)
        .around(limits::read_body)
        .around(compress::large_answers)
        .boxed();
    Site { api }
        .catch_all_error(error::catch_all)
        .around(limits::name_methods)
        .around(apart::in_own_task)
        .around(move |next, request| tally::each_answer(next, request, tallied.clone()))
        .around(move |next, request| headers::secure(next, request, https))
        .around(log::each_request)
}

/// Sends a request to the API, the documents or the app.
struct Site {
    api: BoxEndpoint<'static, Response>,
}

impl Endpoint for Site {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        match request.uri().path() {
            "/docs" | "/docs/" | "/openapi.json" => docs::answer(&request),
            // Reading them changes something, which asking for the head alone must not (RFC 9110 §9.2.1).
            "/api/auth/activate" | "/api/auth/google" if request.method() == Method::HEAD => {
                Err(MethodNotAllowedError.into())
            }
            path if path == "/api" || path.starts_with("/api/") => self.api.call(request).await,
            _ => assets::answer(&request),
        }
    }
}

/// Refuses anything but reading.
///
/// # Errors
/// 405 for other methods than GET and HEAD.
pub(super) fn reading_only(request: &Request) -> Result<()> {
    if [Method::GET, Method::HEAD].contains(request.method()) {
        Ok(())
    } else {
        Err(MethodNotAllowedError.into())
    }
}
