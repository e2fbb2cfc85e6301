//! Lists of lessons (D3).

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::{lessons::status::LessonStatus, validation::non_blank};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::{
    counts,
    filter::LessonFilter,
    list::{self, LIST_MAX, LIST_MAX_WITHOUT_PLANS, scope},
    record::{LessonCounts, LessonPage},
};
use crate::{
    accounts::caller::CurrentUser, api::rows::unknown_start, error::AppError, state::AppState,
};

/// Which lessons to list.
#[derive(Clone, Debug, Default)]
pub(crate) struct LessonQuery {
    /// Earliest start, inclusive.
    pub from: Option<DateTime<Utc>>,
    /// Latest start, inclusive.
    pub to: Option<DateTime<Utc>>,
    /// Whether without their practice plans.
    pub without_plans: bool,
    /// Part of the title or of the student's name.
    pub text: Option<String>,
    /// Status, as on the wire.
    pub status: Option<String>,
    /// How many: the latest ones; by default and at most what a list can hold.
    pub limit: Option<u64>,
    /// The earliest lesson of the page before.
    pub after: Option<Uuid>,
}

/// The lessons that the caller may see, whatever the role, by start (D3); the latest, if there are more than a list can
/// hold.
///
/// # Errors
/// 422 when `after` is no lesson of the caller's, or the status is none.
pub(crate) async fn page(
    state: &AppState,
    caller: &CurrentUser,
    query: LessonQuery,
) -> Result<LessonPage, AppError> {
    let (conn, now) = (state.db.read(), state.clock.now());
    let filter = filter(conn, caller, query).await?;
    if caller.waits_for_approval {
        return Ok(LessonPage {
            lessons: Vec::new(),
            total: 0,
            counts: LessonCounts::default(),
        });
    }
    let lessons = list::list(conn, &filter).await?;
    let may_be_cut = lessons.len() as u64 == filter.most;
    let mut counts = if may_be_cut || filter.before.is_some() || filter.status.is_some() {
        counts::counts(conn, &filter, now).await?
    } else {
        LessonCounts::of(&lessons, now)
    };
    let total = match filter.status {
        Some(status) => *counts.at(status),
        None => counts.total(),
    };
    Ok(LessonPage {
        lessons,
        total,
        counts,
    })
}

async fn filter(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    query: LessonQuery,
) -> Result<LessonFilter, AppError> {
    let scope = scope(caller);
    let before = match query.after {
        Some(id) => {
            let lesson = list::visible(conn, scope, id)
                .await?
                .ok_or_else(unknown_start)?;
            Some((lesson.start_at, id))
        }
        None => None,
    };
    let most = if query.without_plans {
        LIST_MAX_WITHOUT_PLANS
    } else {
        LIST_MAX
    };
    let text = query.text.as_deref().and_then(non_blank);
    Ok(LessonFilter {
        scope,
        from: query.from.map(comparable),
        to: query.to.map(comparable),
        text,
        status: query.status.as_deref().map(status).transpose()?,
        before,
        plans: !query.without_plans,
        most: query.limit.unwrap_or(most).clamp(1, most),
    })
}

fn status(text: &str) -> Result<LessonStatus, AppError> {
    let sentence = "Please choose SCHEDULED, COMPLETED, CANCELLED or MISSED";
    LessonStatus::parse(text).ok_or_else(|| AppError::invalid("status", "choice", sentence))
}

/// Clamps an end of a range to the years 1900 to 2199, which hold all lessons: the databases compare four-digit years
/// only.
fn comparable(at: DateTime<Utc>) -> DateTime<Utc> {
    let earliest = DateTime::UNIX_EPOCH - TimeDelta::days(100 * 366);
    let latest = DateTime::UNIX_EPOCH + TimeDelta::days(1_000 * 365);
    at.clamp(earliest, latest)
}

/// What every list of lessons may be asked for, as its parameters say it.
pub(crate) fn list_query(
    plans: Option<bool>,
    q: Option<String>,
    status: Option<String>,
    limit: Option<u32>,
    after: Option<Uuid>,
) -> LessonQuery {
    LessonQuery {
        without_plans: plans == Some(false),
        text: q,
        status,
        limit: limit.map(u64::from),
        after,
        ..LessonQuery::default()
    }
}
