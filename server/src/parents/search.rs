//! The parents whom a search finds.

use reedling_core::students::parent::should_search_parents;

use schemars::JsonSchema;
use serde::Deserialize;

use super::queries::{
    contact::{ParentRecord, Viewer},
    found,
};
use crate::{accounts::caller::CurrentUser, error::AppError, state::AppState};

/// Most parents of a search.
const SEARCH_MAX: u64 = 20;

/// Which parents to list.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub(crate) struct ParentQuery {
    pub search: Option<String>,
}

/// The teacher's parents that match, by what the teacher may see of them; for an administrator the school's. At most
/// 20; without a text all of them, with a single character none.
pub(crate) async fn search_parents(
    state: &AppState,
    caller: &CurrentUser,
    query: ParentQuery,
) -> Result<Vec<ParentRecord>, AppError> {
    let text = query.search.as_deref().unwrap_or_default().trim();
    let searches = text.is_empty() || should_search_parents(true, text);
    if caller.waits_for_approval || !searches {
        return Ok(Vec::new());
    }
    let conn = state.db.read();
    Ok(match Viewer::of(caller).teacher() {
        Some(id) => found::of_teacher(conn, id, text, None, SEARCH_MAX).await?,
        None => found::in_school(conn, text, SEARCH_MAX).await?,
    })
}
