//! Reading the audit trail (D8).

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

/// A page of the audit trail, newest first; `after` is the last line of the page before.
///
/// # Errors
/// 422 when `after` is no line of the audit trail.
pub(crate) async fn newest(
    state: &AppState,
    after: Option<Uuid>,
    limit: Option<u64>,
) -> Result<Rows<ActivityRecord>, AppError> {
    let conn = state.db.read();
    let after = match after {
        Some(id) => {
            let at = activities::instant_of(conn, id).await?;
            Some((at.ok_or_else(unknown_start)?, id))
        }
        None => None,
    };
    let most = limit.unwrap_or(PAGE).clamp(1, PAGE_MAX);
    let rows = activities::newest(conn, after, most).await?;
    Ok(Rows::page(rows, after.is_none(), most, activities::count(conn)).await?)
}
