//! Lists of lessons.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::{id::Id, lessons::status::LessonStatus, time::rfc3339, validation::non_blank};
use schemars::JsonSchema;
use sea_orm::ConnectionTrait;
use serde::Deserialize;
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

/// When the lessons of a list start.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Period {
    /// Earliest start, inclusive.
    #[serde(default, deserialize_with = "rfc3339::sent")]
    pub start_date: Option<DateTime<Utc>>,
    /// Latest start, inclusive.
    #[serde(default, deserialize_with = "rfc3339::sent")]
    pub end_date: Option<DateTime<Utc>>,
}

/// Which lessons to list.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub(crate) struct LessonQuery {
    /// false omits the practice plans; then up to 10,000 lessons are returned.
    pub plans: Option<bool>,
    /// Part of the title or the student's name, case-insensitive.
    pub q: Option<String>,
    /// Filter by status: SCHEDULED, COMPLETED, CANCELLED or MISSED.
    #[schemars(extend("enum" = LessonStatus::ALL.map(LessonStatus::as_str)))]
    pub status: Option<String>,
    /// Maximum number; the latest lessons are returned. At most 5,000, or 10,000 without plans.
    pub limit: Option<u32>,
    /// Id of the earliest lesson of the previous page; this page ends before it.
    pub after: Option<Id>,
}

/// The lessons that the caller may see, whatever the role, by start; the latest, if there are more than a list can
/// hold.
///
/// # Errors
/// 422 when `after` is no lesson of the caller's, or the status is none.
pub(crate) async fn page(
    state: &AppState,
    caller: &CurrentUser,
    period: Period,
    query: LessonQuery,
) -> Result<LessonPage, AppError> {
    let (conn, now) = (state.db.read(), state.clock.now());
    let filter = filter(conn, caller, period, query).await?;
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
    period: Period,
    query: LessonQuery,
) -> Result<LessonFilter, AppError> {
    let scope = scope(caller);
    let before = match query.after.map(|id| Uuid::from_u128(id.0)) {
        Some(id) => {
            let lesson = list::visible(conn, scope, id)
                .await?
                .ok_or_else(unknown_start)?;
            Some((lesson.start_at, id))
        }
        None => None,
    };
    let plans = query.plans != Some(false);
    let most = if plans {
        LIST_MAX
    } else {
        LIST_MAX_WITHOUT_PLANS
    };
    let text = query.q.as_deref().and_then(non_blank);
    Ok(LessonFilter {
        scope,
        from: period.start_date.map(comparable),
        to: period.end_date.map(comparable),
        text,
        status: query.status.as_deref().map(status).transpose()?,
        before,
        plans,
        most: query.limit.map_or(most, u64::from).clamp(1, most),
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
