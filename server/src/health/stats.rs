//! The figures of the landing page (D8).

use chrono::TimeDelta;
use reedling_core::{access::Role, lessons::status::LessonStatus};

use super::queries::stats;
use crate::{
    error::AppError,
    state::{AppState, stats::SchoolStats},
};

/// How long figures are fresh: counting a large school takes longer than a visitor should wait.
const FRESH: TimeDelta = TimeDelta::minutes(1);
/// How old figures may be that are answered while newer ones are being counted.
const USABLE: TimeDelta = TimeDelta::hours(1);

/// The figures, stale while they are revalidated: a request after a minute gets the old ones and has new ones counted
/// in the background.
pub(crate) async fn school(state: &AppState) -> Result<SchoolStats, AppError> {
    let now = state.clock.now();
    let mut cache = state.stats.lock().await;
    let known = cache.filter(|(counted_at, _)| now - *counted_at < USABLE);
    let Some((counted_at, stats)) = known else {
        let stats = count(state).await?;
        *cache = Some((now, stats));
        return Ok(stats);
    };
    if now - counted_at >= FRESH {
        // Concurrent requests need not count as well.
        *cache = Some((now, stats));
        tokio::spawn(count_anew(state.clone()));
    }
    Ok(stats)
}

async fn count_anew(state: AppState) {
    let now = state.clock.now();
    match count(&state).await {
        Ok(stats) => *state.stats.lock().await = Some((now, stats)),
        Err(error) => tracing::warn!(%error, "the school's figures cannot be counted"),
    }
}

async fn count(state: &AppState) -> Result<SchoolStats, AppError> {
    let conn = state.db.read();
    let sum = stats::lessons(conn).await?;
    let completed = sum.of(LessonStatus::Completed);
    let ended = completed.count
        + sum.of(LessonStatus::Missed).count
        + sum.of(LessonStatus::Cancelled).count;
    Ok(SchoolStats {
        students: stats::accounts(conn, Role::Student, false).await?,
        teachers: stats::accounts(conn, Role::Teacher, true).await?,
        practice_hours: completed.minutes / 60,
        success_rate: percent(completed.count, ended),
    })
}

/// A share in percent, to one decimal; 0 of nothing.
fn percent(part: u64, whole: u64) -> f64 {
    let tenths = (part * 1000).checked_div(whole).unwrap_or_default();
    f64::from(u32::try_from(tenths).unwrap_or_default()) / 10.0
}
