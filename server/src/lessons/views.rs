//! A lesson, lessons that were just scheduled, and lists of them.

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::value_types::GoalsBy;
use reedling_planner::plans::DayCards;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::views::NamedUserBody,
    api::{choice::Choice, idempotency::Replayable, schema::PlannerObject},
    lessons::queries::record::{ConflictRecord, LessonCounts, LessonPage, LessonRecord, Scheduled},
    practice::views::{PracticeGuidanceBody, PracticePlanBody, Stored},
};

/// The student of a lesson.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LessonStudentBody {
    /// The student.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in e-mail address.
    pub email: Option<String>,
    /// Given name.
    pub first_name: String,
    /// Instrument.
    pub instrument: String,
    /// The name in the nested form that older clients read.
    pub user: NamedUserBody,
}

/// The teacher of a lesson.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LessonTeacherBody {
    /// The teacher.
    pub id: Uuid,
    /// Given name.
    pub first_name: String,
    /// The full name in the nested form that older clients read.
    pub user: NamedUserBody,
}

/// A lesson.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LessonBody {
    /// The lesson, a UUID v7.
    pub id: Uuid,
    /// Title.
    pub title: String,
    /// Description.
    pub description: Option<String>,
    /// The student.
    pub student: LessonStudentBody,
    /// The teacher.
    pub teacher: LessonTeacherBody,
    /// Start, RFC 3339 in UTC.
    pub start_time: DateTime<Utc>,
    /// End, RFC 3339 in UTC.
    pub end_time: DateTime<Utc>,
    /// Minutes.
    pub duration: i32,
    /// Status.
    pub status: Choice<LessonStatus>,
    /// Notes entered in the edit form.
    pub notes: Option<String>,
    /// The teacher's notes, from scheduling and completing.
    pub teacher_notes: Option<String>,
    /// Time of completion.
    pub completed_at: Option<DateTime<Utc>>,
    /// Send it back with a change; an outdated one is rejected with 409.
    pub version: i32,
    /// Whether the practice plan exists.
    pub practice_generated: bool,
    /// The practice plan; null in lists requested without plans, and for a teacher whose class the student has left.
    pub practice_guidance: Option<Stored<PracticeGuidanceBody>>,
    /// The plan as PracticePlan (title, description, dailyPlan).
    pub practice_plan: Option<Stored<PracticePlanBody>>,
    /// The plan's lines as cards, each with its method; null in lists, without a plan, and while a newer release has made it.
    #[schemars(with = "Option<Vec<PlannerObject>>")]
    pub practice_cards: Option<Vec<DayCards>>,
    /// Source of the goals: confirmed by the teacher, read from the notes, or made by a model; null before the lesson
    /// is COMPLETED.
    pub goals_by: Option<Choice<GoalsBy>>,
    /// Planner that made the plan: `built-in`, or, for older plans, the name of a model.
    pub practice_planner: Option<String>,
}

impl From<LessonRecord> for LessonBody {
    fn from(lesson: LessonRecord) -> Self {
        let teacher_first_name = lesson
            .teacher_name
            .split_whitespace()
            .next()
            .unwrap_or_default()
            .to_owned();
        let has_plan = lesson.plan.is_some();
        let practice_planner = lesson.plan.as_ref().and_then(|plan| plan.planner.clone());
        let (guidance, cards) = lesson
            .plan
            .map(|plan| (plan.guidance, plan.cards))
            .unwrap_or_default();
        let guidance = guidance.and_then(|text| Stored::read(&text));
        Self {
            id: lesson.id,
            title: lesson.title,
            description: lesson.description,
            student: LessonStudentBody {
                id: lesson.student_id,
                name: lesson.student_name.clone(),
                email: lesson.student_email.clone(),
                first_name: lesson.student_first_name,
                instrument: lesson.student_instrument,
                user: NamedUserBody {
                    name: lesson.student_name,
                    email: lesson.student_email,
                },
            },
            teacher: LessonTeacherBody {
                id: lesson.teacher_id,
                first_name: teacher_first_name,
                user: NamedUserBody {
                    name: lesson.teacher_name,
                    email: None,
                },
            },
            start_time: lesson.start_at,
            end_time: lesson.end_at,
            duration: lesson.duration_minutes,
            status: lesson.status.into(),
            notes: lesson.notes,
            teacher_notes: lesson.teacher_notes,
            completed_at: lesson.completed_at,
            version: lesson.version,
            practice_generated: has_plan,
            practice_plan: guidance.as_ref().map(Stored::reshaped),
            practice_guidance: guidance,
            practice_cards: cards,
            goals_by: lesson.goals_by.map(Into::into),
            practice_planner,
        }
    }
}

/// A lesson after a change.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ChangedLessonBody {
    /// Message for the user.
    pub message: String,
    /// The lesson after the change.
    pub lesson: LessonBody,
}

/// An existing lesson that overlaps with a new one; overlaps never block.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ConflictBody {
    /// Start of the new lesson.
    pub occurrence_start_time: DateTime<Utc>,
    /// The existing lesson.
    pub lesson_id: Uuid,
    /// Its title.
    pub title: String,
    /// Its student's name.
    pub student_name: String,
    /// Its start.
    pub start_time: DateTime<Utc>,
    /// Its end.
    pub end_time: DateTime<Utc>,
}

impl From<ConflictRecord> for ConflictBody {
    fn from(conflict: ConflictRecord) -> Self {
        Self {
            occurrence_start_time: conflict.occurrence_start_at,
            lesson_id: conflict.lesson_id,
            title: conflict.title,
            student_name: conflict.student_name,
            start_time: conflict.start_at,
            end_time: conflict.end_at,
        }
    }
}

/// The scheduled lessons.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ScheduledBody {
    /// Message for the user.
    pub message: String,
    /// The lessons, earliest first.
    pub lessons: Vec<LessonBody>,
    /// Overlaps with existing lessons of the same teacher; they never block.
    pub conflicts: Vec<ConflictBody>,
}

impl Replayable for ScheduledBody {
    fn subject_id(&self) -> Option<Uuid> {
        self.lessons.first().map(|lesson| lesson.student.id)
    }
}

impl From<Scheduled> for ScheduledBody {
    fn from(scheduled: Scheduled) -> Self {
        Self {
            message: "Lesson created successfully!".to_owned(),
            lessons: scheduled.lessons.into_iter().map(Into::into).collect(),
            conflicts: scheduled.conflicts.into_iter().map(Into::into).collect(),
        }
    }
}

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
