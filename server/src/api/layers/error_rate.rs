//! Counts failed answers, for the administrator's dashboard (D8).

use std::sync::Arc;

use poem::{Endpoint, Request, Response, Result, http::StatusCode};

use super::load::is_proposal;
use crate::state::AppState;

/// Counts the answer; statuses of 500 and above are failures, but for a model that gives no goals: its endpoint is another's.
pub(crate) async fn count_answer<E>(
    next: Arc<E>,
    request: Request,
    state: AppState,
) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    let asks_model = is_proposal(&request);
    let response = next.get_response(request).await;
    let status = response.status();
    let is_models = asks_model && status == StatusCode::SERVICE_UNAVAILABLE;
    let failed = status.is_server_error() && !is_models;
    state.answers.count(state.clock.now(), failed);
    Ok(response)
}
