//! A teacher's roster.

use chrono::{DateTime, NaiveDate, Utc};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::{TeachingSession, TeachingSessionEvenWaiting},
    api::{error::ApiError, json::Json, message::MessageBody, tag::Tag},
    parents::views::ParentBody,
    state::AppState,
    students::{
        queries::record::{ExamSummary, StudentRecord},
        remove, roster,
    },
};

/// A student in the roster.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StudentBody {
    /// The student.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name; may be empty.
    pub last_name: String,
    /// Date of birth, yyyy-MM-dd, if known.
    pub date_of_birth: Option<NaiveDate>,
    /// Whether the caller may correct name, e-mail address and date of birth: an administrator always, a teacher until
    /// the student has signed in.
    pub correctable: bool,
    /// Instrument.
    pub instrument: String,
    /// Alias of `grade`.
    pub level: String,
    /// Sign-in e-mail address.
    pub email: Option<String>,
    /// Grade.
    pub grade: String,
    /// Whether the student was under 18 when added.
    pub is_minor: bool,
    /// Postal address.
    pub address: Option<String>,
    /// Phone number, free text, not normalised.
    pub phone_number: Option<String>,
    /// Emergency contact, free text.
    pub emergency_contact: Option<String>,
    /// Parents, the primary contact first.
    pub parents: Vec<ParentBody>,
    /// Recorded examinations.
    pub academic_summary: AcademicSummaryBody,
    /// Number of SCHEDULED lessons in the future.
    pub upcoming_lessons_count: u64,
    /// Start of the next scheduled lesson.
    pub next_lesson_date: Option<DateTime<Utc>>,
    /// Number of lessons in the past that are still SCHEDULED.
    pub overdue_lessons_count: u64,
}

/// Totals of the recorded examinations.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AcademicSummaryBody {
    /// Number of examinations.
    pub total_exams_completed: u64,
    /// Mean percentage; absent without examinations.
    pub overall_average_percentage: Option<f64>,
}

impl From<ExamSummary> for AcademicSummaryBody {
    fn from(summary: ExamSummary) -> Self {
        Self {
            total_exams_completed: summary.completed,
            overall_average_percentage: summary.average_percentage,
        }
    }
}

impl From<StudentRecord> for StudentBody {
    fn from(student: StudentRecord) -> Self {
        Self {
            id: student.id,
            name: student.name,
            first_name: student.first_name,
            last_name: student.last_name,
            date_of_birth: student.date_of_birth,
            correctable: student.correctable,
            instrument: student.instrument,
            level: student.grade.clone(),
            email: student.email,
            grade: student.grade,
            is_minor: student.is_minor,
            address: student.address,
            phone_number: student.phone_number,
            emergency_contact: student.emergency_contact,
            parents: student.parents.into_iter().map(Into::into).collect(),
            academic_summary: student.exams.into(),
            upcoming_lessons_count: student.lessons.upcoming,
            next_lesson_date: student.lessons.next_at,
            overdue_lessons_count: student.lessons.overdue,
        }
    }
}

/// The roster.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct StudentsBody {
    /// By name.
    pub students: Vec<StudentBody>,
    /// Total number; larger than the list when the list is truncated.
    pub total: u64,
}

/// A teacher's roster.
pub(crate) struct RosterApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl RosterApi {
    /// List the caller's students; for an administrator, all students of the school.
    ///
    /// By name, at most 5,000.
    #[oai(path = "/students", method = "get", operation_id = "list_students")]
    async fn list(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<StudentsBody>, ApiError> {
        let students = roster::roster(&state, &caller.0).await?;
        Ok(Json(StudentsBody {
            students: students.rows.into_iter().map(Into::into).collect(),
            total: students.total,
        }))
    }

    /// Remove a student from the class. Future scheduled lessons with the student are cancelled.
    #[oai(
        path = "/students/:id",
        method = "delete",
        operation_id = "remove_student"
    )]
    async fn remove(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = remove::remove(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody { message }))
    }
}
