//! Lists of lessons, which tell how many there are when they do not hold them all.

use schemars::JsonSchema;
use serde::Serialize;

use super::lesson::LessonBody;
use crate::lessons::queries::record::{LessonCounts, LessonPage};

/// Lessons, by start.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct LessonsBody {
    /// Earliest first.
    pub lessons: Vec<LessonBody>,
    /// Total number of matching lessons; larger than the list when the list is truncated.
    pub total: u64,
    /// Matching lessons by status, ignoring the `status` filter.
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
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct LessonCountsBody {
    /// Scheduled, past or future.
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
