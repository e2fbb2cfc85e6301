//! Feedback that somebody may read.

use reedling_core::id::Id;
use schemars::JsonSchema;
use serde::Deserialize;
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
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FeedbackQuery {
    /// Only the feedback on this lesson.
    pub lesson_id: Option<Id>,
    /// Maximum number; the feedback on the latest lessons is returned. At most 200.
    pub limit: Option<u32>,
    /// Id of the last feedback of the previous page; this page goes on behind it.
    pub after: Option<Id>,
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
    let uuid = |id: Id| Uuid::from_u128(id.0);
    let (conn, scope) = (state.db.read(), scope(caller));
    let before = match query.after.map(uuid) {
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
        lesson_id: query.lesson_id.map(uuid),
        before,
        most: query.limit.map_or(LIST_MAX, u64::from).clamp(1, LIST_MAX),
    };
    let rows = queries::list(conn, &filter).await?;
    let count = queries::count(conn, &filter);
    Ok(Rows::page(rows, before.is_none(), filter.most, count).await?)
}
