//! Runs each change in a task of its own, so that it finishes even when the client disconnects. A panic becomes an
//! answer instead of a broken connection.

use std::{panic::AssertUnwindSafe, sync::Arc, time::Duration};

use futures_util::FutureExt;
use poem::{Endpoint, Request, Response, Result};
use tokio::time::timeout;
use tracing::Instrument;

use crate::{api::error::ApiError, error::AppError};

/// The timeout of a request; an open transaction is rolled back then.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// Handles the request; a change in a task of its own.
///
/// # Errors
/// None: whatever goes wrong is an answer.
pub(crate) async fn run_changes_in_tasks<E>(next: Arc<E>, request: Request) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    let error = if request.method().is_safe() {
        // A cancelled read leaves nothing half done, so it needs no task.
        let work = AssertUnwindSafe(next.get_response(request)).catch_unwind();
        match timeout(REQUEST_TIMEOUT, work).await {
            Ok(Ok(response)) => return Ok(response),
            Ok(Err(_)) => AppError::Internal("the handler panicked".to_owned()),
            Err(_) => AppError::TimedOut,
        }
    } else {
        let work = async move { next.get_response(request).await };
        let mut task = tokio::spawn(work.in_current_span());
        match timeout(REQUEST_TIMEOUT, &mut task).await {
            Ok(Ok(response)) => return Ok(response),
            Ok(Err(error)) => AppError::Internal(error.to_string()),
            Err(_) => {
                task.abort();
                AppError::TimedOut
            }
        }
    };
    Err(ApiError::from(error).into())
}
