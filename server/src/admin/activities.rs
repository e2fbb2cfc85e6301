//! Reading the audit trail.

use reedling_core::id::Id;
use schemars::JsonSchema;
use serde::Deserialize;
use uuid::Uuid;

use crate::{
    api::rows::{Rows, unknown_start},
    audit::{activities, activity::ActivityRecord},
    error::AppError,
    state::AppState,
};

/// Lines of a page by default.
const PAGE: u64 = 50;
/// Most lines of a page.
const PAGE_MAX: u64 = 200;

/// Which page of the audit trail.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub(crate) struct ActivityQuery {
    /// Maximum number, 200 at most, 50 by default.
    pub limit: Option<u32>,
    /// Id of the last activity of the previous page.
    pub after: Option<Id>,
}

/// A page of the audit trail, newest first.
///
/// # Errors
/// 422 when `after` is no line of the audit trail.
pub(crate) async fn newest(
    state: &AppState,
    query: ActivityQuery,
) -> Result<Rows<ActivityRecord>, AppError> {
    let conn = state.db.read();
    let after = match query.after.map(|id| Uuid::from_u128(id.0)) {
        Some(id) => {
            let at = activities::instant_of(conn, id).await?;
            Some((at.ok_or_else(unknown_start)?, id))
        }
        None => None,
    };
    let most = query.limit.map_or(PAGE, u64::from).clamp(1, PAGE_MAX);
    let rows = activities::newest(conn, after, most).await?;
    Ok(Rows::page(rows, after.is_none(), most, activities::count(conn)).await?)
}
