//! Counts failed answers, for the administrator's dashboard (D8).

use std::sync::Arc;

use poem::{Endpoint, Request, Response, Result};

use crate::state::AppState;

/// Counts the answer; statuses of 500 and above are failures.
pub(crate) async fn count_answer<E>(
    next: Arc<E>,
    request: Request,
    state: AppState,
) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    let response = next.get_response(request).await;
    let failed = response.status().is_server_error();
    state.answers.count(state.clock.now(), failed);
    Ok(response)
}
