//! Feedback that somebody may read.

use uuid::Uuid;

use super::queries::{self, FeedbackFilter, FeedbackRecord};
use crate::{
    accounts::caller::CurrentUser,
    api::rows::{Rows, unknown_start},
    error::AppError,
    lessons::queries::list::{self, scope},
    state::AppState,
};

/// Most feedback of one list: the texts of each may take a megabyte.
const LIST_MAX: u64 = 200;

/// Which feedback to list.
#[derive(Clone, Debug, Default)]
pub(crate) struct FeedbackQuery {
    /// The lesson that it is on.
    pub lesson_id: Option<Uuid>,
    /// How many: those on the latest lessons; by default and at most what a list can hold.
    pub limit: Option<u64>,
    /// The last lesson of the page before.
    pub after: Option<Uuid>,
}

/// Feedback on the lessons that the caller may see, newest lesson first.
///
/// # Errors
/// 422 when `after` is no lesson of the caller's.
pub(crate) async fn page(
    state: &AppState,
    caller: &CurrentUser,
    query: FeedbackQuery,
) -> Result<Rows<FeedbackRecord>, AppError> {
    let (conn, scope) = (state.db.read(), scope(caller));
    let before = match query.after {
        Some(id) => {
            let lesson = list::visible(conn, scope, id)
                .await?
                .ok_or_else(unknown_start)?;
            Some((lesson.start_at, id))
        }
        None => None,
    };
    if caller.waits_for_approval {
        return Ok(Rows::default());
    }
    let filter = FeedbackFilter {
        scope,
        lesson_id: query.lesson_id,
        before,
        most: query.limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX),
    };
    let rows = queries::list(conn, &filter).await?;
    let count = queries::count(conn, &filter);
    Ok(Rows::page(rows, before.is_none(), filter.most, count).await?)
}
