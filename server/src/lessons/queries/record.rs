//! Lessons, as queries give them.

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::value_types::GoalsBy;
use uuid::Uuid;

use crate::{
    audit::{Lesson, Person},
    practice::queries::record::PlanRecord,
};

/// A lesson with the names that a list shows.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonRecord {
    /// The lesson.
    pub id: Uuid,
    /// Who gives it.
    pub teacher_id: Uuid,
    /// The teacher's full name.
    pub teacher_name: String,
    /// Who has it.
    pub student_id: Uuid,
    /// The student's given name.
    pub student_first_name: String,
    /// The student's full name.
    pub student_name: String,
    /// The student's address, if there is one.
    pub student_email: Option<String>,
    /// What the student learns.
    pub student_instrument: String,
    /// Title.
    pub title: String,
    /// Description.
    pub description: Option<String>,
    /// Start.
    pub start_at: DateTime<Utc>,
    /// End: start plus the minutes, elapsed.
    pub end_at: DateTime<Utc>,
    /// Length in minutes.
    pub duration_minutes: i32,
    /// Status.
    pub status: LessonStatus,
    /// The edit form's text.
    pub notes: Option<String>,
    /// From scheduling and completing.
    pub teacher_notes: Option<String>,
    /// When it was completed.
    pub completed_at: Option<DateTime<Utc>>,
    /// Incremented by each change.
    pub version: i32,
    /// Incremented by each change of its goals.
    pub goals_revision: i32,
    /// By whom its goals were set.
    pub goals_by: Option<GoalsBy>,
    /// The practice plan, once it is made.
    pub plan: Option<PlanRecord>,
}

/// A page of a list of lessons, with its counts.
#[derive(Clone, Debug)]
pub(crate) struct LessonPage {
    /// Earliest first.
    pub lessons: Vec<LessonRecord>,
    /// How many lessons match, including those that are not on the page.
    pub total: u64,
    /// The same by status, regardless of the status filter.
    pub counts: LessonCounts,
}

/// Lessons by status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LessonCounts {
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

impl LessonCounts {
    /// The counts of a complete list.
    pub(crate) fn of(lessons: &[LessonRecord], now: DateTime<Utc>) -> Self {
        let mut counts = Self::default();
        for lesson in lessons {
            *counts.at(lesson.status) += 1;
            let is_upcoming = lesson.status == LessonStatus::Scheduled && lesson.start_at > now;
            counts.upcoming += u64::from(is_upcoming);
        }
        counts
    }

    /// The number of a status.
    pub(crate) fn at(&mut self, status: LessonStatus) -> &mut u64 {
        match status {
            LessonStatus::Scheduled => &mut self.scheduled,
            LessonStatus::Completed => &mut self.completed,
            LessonStatus::Cancelled => &mut self.cancelled,
            LessonStatus::Missed => &mut self.missed,
        }
    }

    /// All of them.
    pub(crate) const fn total(&self) -> u64 {
        self.scheduled + self.completed + self.cancelled + self.missed
    }
}

/// A lesson that overlaps with one just scheduled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ConflictRecord {
    /// Start of the new lesson.
    pub occurrence_start_at: DateTime<Utc>,
    /// The lesson that was there.
    pub lesson_id: Uuid,
    /// Its title.
    pub title: String,
    /// Its student's name.
    pub student_name: String,
    /// Its start.
    pub start_at: DateTime<Utc>,
    /// Its end.
    pub end_at: DateTime<Utc>,
}

/// What scheduling wrote.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Scheduled {
    /// The lessons, earliest first.
    pub lessons: Vec<LessonRecord>,
    /// Overlaps, which never block (D5).
    pub conflicts: Vec<ConflictRecord>,
}

impl<'a> From<&'a LessonRecord> for Lesson<'a> {
    fn from(lesson: &'a LessonRecord) -> Self {
        Self {
            student: Person {
                id: lesson.student_id,
                name: &lesson.student_name,
            },
            title: &lesson.title,
        }
    }
}
