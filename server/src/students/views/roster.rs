//! A student in a list.

use poem_openapi::Object;
use uuid::Uuid;

use crate::{
    api::timestamp::Timestamp,
    parents::views::contacts::ParentBody,
    students::queries::record::{ExamSummary, StudentRecord},
};

/// A student in the roster (Spec §3, teacher view).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct StudentBody {
    /// The student.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Instrument.
    pub instrument: String,
    /// The same as `grade`.
    pub level: String,
    /// Sign-in address.
    pub email: Option<String>,
    /// Grade.
    pub grade: String,
    /// Under 18 when the student was added.
    pub is_minor: bool,
    /// Postal address.
    pub address: Option<String>,
    /// As typed.
    pub phone_number: Option<String>,
    /// As typed.
    pub emergency_contact: Option<String>,
    /// The primary one first.
    pub parents: Vec<ParentBody>,
    /// Recorded examinations.
    pub academic_summary: AcademicSummaryBody,
    /// SCHEDULED lessons in the future.
    pub upcoming_lessons_count: u64,
    /// Start of the next one.
    pub next_lesson_date: Option<Timestamp>,
    /// Lessons that have begun and are still SCHEDULED.
    pub overdue_lessons_count: u64,
}

/// Recorded examinations in two figures.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct AcademicSummaryBody {
    /// How many.
    pub total_exams_completed: u64,
    /// Mean percentage; absent without any.
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
            next_lesson_date: student.lessons.next_at.map(Into::into),
            overdue_lessons_count: student.lessons.overdue,
        }
    }
}

/// The roster.
#[derive(Debug, Object)]
pub(crate) struct StudentsBody {
    /// By name.
    pub students: Vec<StudentBody>,
    /// How many there are in all, also when the list is cut.
    pub total: u64,
}
