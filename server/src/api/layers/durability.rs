//! Answers a change only when it is on disk (fsync), and only if the database file has not been replaced.

use std::sync::Arc;

use poem::{Endpoint, Request, Response, Result};

use crate::{
    api::{error::ApiError, reading},
    error::AppError,
    security::timing,
    state::AppState,
};

/// Waits for the disk after a change. Checks the database's file before it and again after it, as it may be removed
/// meanwhile.
///
/// # Errors
/// The endpoint's own; 503 when the file is not the one that was opened, or the disk does not keep it.
pub(crate) async fn wait_for_disk<E>(
    next: Arc<E>,
    request: Request,
    state: AppState,
) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    if !reading::changes(&request) {
        return next.call(request).await;
    }
    timing::pad_request(wait_after_change(next, request, state)).await
}

async fn wait_after_change<E>(next: Arc<E>, request: Request, state: AppState) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    check(&state)?;
    let response = next.call(request).await?;
    if !response.status().is_client_error() && !response.status().is_server_error() {
        let on_disk = state.db.wait_until_on_disk().await;
        on_disk.map_err(|error| ApiError::from(AppError::Unavailable(error)))?;
    }
    check(&state)?;
    Ok(response)
}

fn check(state: &AppState) -> Result<()> {
    if state.db.is_in_place() {
        Ok(())
    } else {
        Err(ApiError::from(AppError::DatabaseFileReplaced).into())
    }
}
