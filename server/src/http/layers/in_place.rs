//! Nothing is answered as done that was written into a database file which is not there any more.

use std::sync::Arc;

use poem::{Endpoint, Request, Response, Result};

use crate::{
    error::AppError,
    http::{error::ApiError, site},
    state::AppState,
};

/// Looks at the database's file before and after a change: afterwards as well, as somebody may take it away meanwhile.
///
/// # Errors
/// The endpoint's own; 503 when the file is not the one that was opened.
pub async fn kept<E>(next: Arc<E>, request: Request, state: AppState) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    if !site::changes(&request) {
        return next.call(request).await;
    }
    check(&state)?;
    let response = next.call(request).await?;
    check(&state)?;
    Ok(response)
}

fn check(state: &AppState) -> Result<()> {
    if state.db.is_in_place() {
        Ok(())
    } else {
        Err(ApiError::from(AppError::Misplaced).into())
    }
}
