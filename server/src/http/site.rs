//! The whole site: API, documents and app, inside the layers that every answer passes.

use std::sync::Arc;

use poem::{
    Endpoint, EndpointExt, Request, Response, Result,
    endpoint::{BoxEndpoint, make},
    error::MethodNotAllowedError,
    http::Method,
};

use super::{
    assets, docs,
    layers::{
        apart,
        callers::Callers,
        compress::{self, Memory},
        head,
        headers::{self, Security},
        in_place, limits,
        load::{self, Lanes},
        log, malformed, tally,
    },
    service,
};
use crate::{api::error, state::AppState};

/// Links in mails and of providers: these GETs change something.
const CHANGING_READS: [&str; 2] = ["/api/auth/activate", "/api/auth/google"];

/// The whole server, as one endpoint.
pub fn app(state: AppState) -> impl Endpoint<Output = Response> + 'static {
    let tallied = state.clone();
    let security = Arc::new(Security::of(&state.config));
    let callers = Callers::default();
    let lanes = Arc::new(Lanes::new(&state, callers.clone()));
    let (kept, asked, memory) = (state.clone(), state.clone(), Memory::default());
    let older = older_assets(state.clone(), lanes.clone());
    let api = service()
        .data(state)
        .data(callers)
        .around(malformed::explain)
        .around(move |next, request| compress::large_answers(next, request, memory.clone()))
        .around(move |next, request| in_place::kept(next, request, kept.clone()))
        .around(move |next, request| load::in_turn(next, request, lanes.clone(), asked.clone()))
        .around(limits::read_body)
        .boxed();
    Site { api, older }
        .around(head::check)
        .catch_all_error(error::catch_all)
        .around(limits::name_methods)
        .around(apart::in_own_task)
        .around(move |next, request| tally::each_answer(next, request, tallied.clone()))
        .around(move |next, request| headers::secure(next, request, security.clone()))
        .around(log::each_request)
}

/// The app's files of other releases; they come from the database, and so queue as calls do.
fn older_assets(state: AppState, lanes: Arc<Lanes>) -> BoxEndpoint<'static, Response> {
    let asked = state.clone();
    make(move |request: Request| {
        let state = state.clone();
        async move { assets::of_another_release(&state, &request).await }
    })
    .around(move |next, request| load::in_turn(next, request, lanes.clone(), asked.clone()))
    .boxed()
}

/// Routes a request to the API, the documents or the app.
struct Site {
    api: BoxEndpoint<'static, Response>,
    older: BoxEndpoint<'static, Response>,
}

impl Endpoint for Site {
    type Output = Response;

    async fn call(&self, request: Request) -> Result<Response> {
        match request.uri().path() {
            "/docs" | "/docs/" | "/openapi.json" => docs::answer(&request),
            // HEAD must change nothing (RFC 9110 §9.2.1).
            path if CHANGING_READS.contains(&path) && request.method() == Method::HEAD => {
                Err(MethodNotAllowedError.into())
            }
            path if path == "/api" || path.starts_with("/api/") => self.api.call(request).await,
            _ if assets::may_be_of_another_release(&request) => self.older.call(request).await,
            _ => assets::answer(&request),
        }
    }
}

/// Whether the request changes something if it is allowed to.
pub(super) fn changes(request: &Request) -> bool {
    !request.method().is_safe() || CHANGING_READS.contains(&request.uri().path())
}

/// Refuses methods that do not read.
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
