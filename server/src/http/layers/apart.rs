//! Each request in a task of its own: what has begun is finished even when the client goes away, and a panic
//! is an answer instead of a broken connection.

use std::{sync::Arc, time::Duration};

use poem::{Endpoint, Request, Response, Result};
use tokio::time::timeout;
use tracing::Instrument;

use crate::{error::AppError, http::error::ApiError};

/// How long a request may take; a transaction that is still open then is rolled back.
const DEADLINE: Duration = Duration::from_secs(30);

/// Handles the request in a task of its own.
///
/// # Errors
/// None: whatever goes wrong is an answer.
pub async fn in_own_task<E>(next: Arc<E>, request: Request) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    let work = async move { next.get_response(request).await };
    let mut task = tokio::spawn(work.in_current_span());
    let error = match timeout(DEADLINE, &mut task).await {
        Ok(Ok(response)) => return Ok(response),
        Ok(Err(error)) => AppError::Internal(error.to_string()),
        Err(_) => {
            task.abort();
            AppError::Internal("the request took too long".to_owned())
        }
    };
    Err(ApiError::from(error).into())
}
