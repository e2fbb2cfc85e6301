//! Feedback that somebody may read.

use super::queries::{self, FeedbackRecord};
use crate::{
    accounts::caller::CurrentUser,
    api::rows::Rows,
    error::AppError,
    lessons::queries::list::{self, LIST_MAX},
    state::AppState,
};

/// Feedback on the lessons that the caller may see, newest lesson first.
pub(crate) async fn visible_to(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<Rows<FeedbackRecord>, AppError> {
    if caller.waits_for_approval {
        return Ok(Rows::default());
    }
    let (conn, scope) = (state.db.read(), list::scope(caller));
    let rows = queries::list(conn, scope).await?;
    Ok(Rows::counted(rows, LIST_MAX, queries::count(conn, scope)).await?)
}
