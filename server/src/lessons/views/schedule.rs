//! Lessons that were just scheduled.

use poem_openapi::Object;
use uuid::Uuid;

use super::lesson::LessonBody;
use crate::{
    api::{idempotent::Replayable, timestamp::Timestamp},
    lessons::queries::record::{ConflictRecord, Scheduled},
};

/// A lesson that overlaps with one just scheduled; it never blocks (D5).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct ConflictBody {
    /// Start of the new lesson.
    pub occurrence_start_time: Timestamp,
    /// The lesson that was there.
    pub lesson_id: Uuid,
    /// Its title.
    pub title: String,
    /// Its student's name.
    pub student_name: String,
    /// Its start.
    pub start_time: Timestamp,
    /// Its end.
    pub end_time: Timestamp,
}

impl From<ConflictRecord> for ConflictBody {
    fn from(conflict: ConflictRecord) -> Self {
        Self {
            occurrence_start_time: conflict.occurrence_start_at.into(),
            lesson_id: conflict.lesson_id,
            title: conflict.title,
            student_name: conflict.student_name,
            start_time: conflict.start_at.into(),
            end_time: conflict.end_at.into(),
        }
    }
}

/// What scheduling wrote.
#[derive(Debug, Object)]
pub struct ScheduledBody {
    /// A sentence for the teacher.
    pub message: String,
    /// The lessons, earliest first.
    pub lessons: Vec<LessonBody>,
    /// Overlaps with lessons of the same teacher; they never block.
    pub conflicts: Vec<ConflictBody>,
}

impl Replayable for ScheduledBody {}

impl From<Scheduled> for ScheduledBody {
    fn from(scheduled: Scheduled) -> Self {
        Self {
            message: "Lesson created successfully!".to_owned(),
            lessons: scheduled.lessons.into_iter().map(Into::into).collect(),
            conflicts: scheduled.conflicts.into_iter().map(Into::into).collect(),
        }
    }
}
