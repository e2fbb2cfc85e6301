//! Lists of lessons, which tell how many lessons there are when they do not hold them all.

use poem_openapi::Object;
use serde::Serialize;
use uuid::Uuid;

use super::bodies::LessonBody;
use crate::{
    model::lesson::{LessonCounts, LessonPage},
    services::lessons::LessonQuery,
};

/// What every list of lessons may be asked for, as its parameters say it.
pub fn list_query(
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

/// Lessons, by start.
#[derive(Debug, Object, Serialize)]
pub struct LessonsBody {
    /// Earliest first.
    pub lessons: Vec<LessonBody>,
    /// How many lessons fit what was asked for; more than the list holds when it is cut.
    pub total: u64,
    /// The same by status, whatever status was asked for.
    pub counts: LessonCountsBody,
}

impl From<LessonPage> for LessonsBody {
    fn from(page: LessonPage) -> Self {
        Self {
            lessons: page.lessons.into_iter().map(Into::into).collect(),
            total: page.total,
            counts: page.counts.into(),
        }
    }
}

/// Lessons by status.
#[derive(Debug, Object, Serialize)]
pub struct LessonCountsBody {
    /// Scheduled, whatever their time.
    pub scheduled: u64,
    /// Scheduled, and in the future.
    pub upcoming: u64,
    /// Completed.
    pub completed: u64,
    /// Cancelled.
    pub cancelled: u64,
    /// Missed.
    pub missed: u64,
}

impl From<LessonCounts> for LessonCountsBody {
    fn from(counts: LessonCounts) -> Self {
        Self {
            scheduled: counts.scheduled,
            upcoming: counts.upcoming,
            completed: counts.completed,
            cancelled: counts.cancelled,
            missed: counts.missed,
        }
    }
}
