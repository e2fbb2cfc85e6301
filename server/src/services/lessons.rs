//! Lessons: who sees which, scheduling, editing, cancelling (D3, D5).

use chrono::{DateTime, Utc};
use uuid::Uuid;

use crate::{
    error::AppError,
    model::{
        lesson::{LessonRecord, Scheduled},
        user::CurrentUser,
    },
    state::AppState,
};

/// What is to be scheduled.
#[derive(Debug)]
pub struct ScheduleCommand {
    /// The student, as sent.
    pub student_id: String,
    /// Who gives the lesson, where an administrator schedules it.
    pub teacher_id: Option<Uuid>,
    /// Title.
    pub title: String,
    /// Description.
    pub description: String,
    /// Start of the first lesson.
    pub start_at: Option<DateTime<Utc>>,
    /// Minutes.
    pub duration_minutes: Option<i64>,
    /// Notes of the teacher.
    pub teacher_notes: String,
    /// `single` or `weekly`; empty is single.
    pub recurrence_type: String,
    /// `count` or `date`; empty is count.
    pub recurrence_end_type: String,
    /// yyyy-MM-dd.
    pub recurrence_end_date: String,
    /// 1 to 52.
    pub recurrence_count: Option<i64>,
    /// IANA zone; the school's by default.
    pub time_zone: Option<String>,
}

/// What is to be changed.
#[derive(Debug)]
pub struct EditCommand {
    /// Title.
    pub title: String,
    /// Description.
    pub description: String,
    /// The student, as sent.
    pub student_id: String,
    /// Start.
    pub start_at: Option<DateTime<Utc>>,
    /// Minutes.
    pub duration_minutes: Option<i64>,
    /// Status, as sent.
    pub status: String,
    /// The edit form's notes.
    pub notes: String,
    /// The version that was read.
    pub version: Option<i32>,
}

/// The lessons that a teacher gives (for an administrator, all) with a start in the inclusive range, by start.
///
/// # Errors
/// When the database fails.
pub async fn of_teacher(
    _state: &AppState,
    _caller: &CurrentUser,
    _from: Option<DateTime<Utc>>,
    _to: Option<DateTime<Utc>>,
) -> Result<Vec<LessonRecord>, AppError> {
    todo!()
}

/// The lessons that the caller may see, whatever the role, by start (D3).
///
/// # Errors
/// When the database fails.
pub async fn visible_to(
    _state: &AppState,
    _caller: &CurrentUser,
) -> Result<Vec<LessonRecord>, AppError> {
    todo!()
}

/// Schedules one lesson or a weekly series in one transaction.
///
/// # Errors
/// 422 when a rule is broken, 404 for a student of somebody else, 409 while the same key is still at work.
pub async fn schedule(
    _state: &AppState,
    _caller: &CurrentUser,
    _command: ScheduleCommand,
    _idempotency_key: Option<String>,
) -> Result<Scheduled, AppError> {
    todo!()
}

/// Changes a SCHEDULED lesson.
///
/// # Errors
/// 422 when a rule is broken, 404 for a lesson of somebody else, 409 when it is not SCHEDULED or the version is old.
pub async fn edit(
    _state: &AppState,
    _caller: &CurrentUser,
    _lesson_id: Uuid,
    _command: EditCommand,
) -> Result<LessonRecord, AppError> {
    todo!()
}

/// Cancels a SCHEDULED lesson.
///
/// # Errors
/// 404 for a lesson of somebody else, 409 when it is not SCHEDULED.
pub async fn cancel(
    _state: &AppState,
    _caller: &CurrentUser,
    _lesson_id: Uuid,
) -> Result<(), AppError> {
    todo!()
}
