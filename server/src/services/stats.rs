//! The figures of the landing page (D8).

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::{access::Role, lesson::status::LessonStatus};
use tokio::sync::Mutex;

use crate::{error::AppError, state::AppState, store::stats};

/// Four figures about the school.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SchoolStats {
    /// All students.
    pub students: u64,
    /// Teachers with an active account.
    pub teachers: u64,
    /// Completed lessons, whole hours.
    pub practice_hours: u64,
    /// Completed of all that were completed, missed or cancelled, percent; 0 without any.
    pub success_rate: f64,
}

/// How long the figures are good: counting a large school takes longer than a visitor should wait.
const FRESH: TimeDelta = TimeDelta::minutes(1);

/// The figures and when they were counted; each replica counts for itself.
pub type StatsCache = Arc<Mutex<Option<(DateTime<Utc>, SchoolStats)>>>;

/// The figures, at most a minute old. One visitor counts while the others wait for his result.
///
/// # Errors
/// When the database fails.
pub async fn school(state: &AppState) -> Result<SchoolStats, AppError> {
    let now = state.clock.now();
    let mut cache = state.stats.lock().await;
    match *cache {
        Some((counted_at, stats)) if now - counted_at < FRESH => Ok(stats),
        _ => {
            let stats = count(state).await?;
            *cache = Some((now, stats));
            Ok(stats)
        }
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
