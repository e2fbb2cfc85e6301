//! A student's profile.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::{lessons::status::LessonStatus, students::planned_exam::PlannedExam};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use super::roster::{AcademicSummaryBody, StudentBody};
use crate::{
    accounts::views::user::NamedUserBody, api::choice::Choice,
    parents::views::contacts::ParentBody, students::queries::record::TakenExam,
};

/// A student's profile.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StudentProfileBody {
    /// The student.
    pub id: Uuid,
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Name and e-mail address.
    pub user: NamedUserBody,
    /// Grade.
    pub grade: String,
    /// Instrument.
    pub instrument: String,
    /// Whether the student was under 18 when added.
    pub is_minor: bool,
    /// Date of birth, yyyy-MM-dd, if known.
    pub date_of_birth: Option<NaiveDate>,
    /// Whether the caller may correct name, e-mail address and date of birth: an administrator always, a teacher until
    /// the student has signed in.
    pub correctable: bool,
    /// Phone number, free text, not normalised.
    pub phone_number: Option<String>,
    /// Emergency contact, free text.
    pub emergency_contact: Option<String>,
    /// Postal address.
    pub address: Option<String>,
    /// Parents, the primary contact first.
    pub parents: Vec<ParentBody>,
    /// Recorded examinations.
    pub academic_summary: AcademicSummaryBody,
    /// Examinations taken, latest first, at most 50; `academicSummary` counts all.
    pub exams: Vec<TakenExamBody>,
    /// The planned examination.
    pub exam_planned: Option<PlannedExamBody>,
    /// Creation time.
    pub created_at: DateTime<Utc>,
    /// Time of the last change.
    pub updated_at: DateTime<Utc>,
    /// Recent lessons, newest first, at most 5.
    pub lessons: Vec<ProfileLessonBody>,
}

/// An examination that a student has taken.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct TakenExamBody {
    /// Id of the record.
    pub id: Uuid,
    /// Examination board, such as ABRSM.
    pub board: String,
    /// Grade.
    pub grade: String,
    /// Date, yyyy-MM-dd.
    pub date: NaiveDate,
    /// Result in percent, 0 to 100.
    pub percentage: i32,
}

impl From<TakenExam> for TakenExamBody {
    fn from(exam: TakenExam) -> Self {
        Self {
            id: exam.id,
            board: exam.board,
            grade: exam.grade,
            date: exam.date,
            percentage: exam.percentage,
        }
    }
}

/// A planned examination.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct PlannedExamBody {
    /// Examination board, if decided.
    pub board: Option<String>,
    /// Grade, if decided.
    pub grade: Option<String>,
    /// Date, yyyy-MM-dd.
    pub date: NaiveDate,
}

impl From<PlannedExam> for PlannedExamBody {
    fn from(exam: PlannedExam) -> Self {
        Self {
            board: exam.board,
            grade: exam.grade,
            date: exam.date,
        }
    }
}

/// A lesson in a profile.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ProfileLessonBody {
    /// The lesson.
    pub id: Uuid,
    /// Title.
    pub title: String,
    /// Start.
    pub start_time: DateTime<Utc>,
    /// Status.
    pub status: Choice<LessonStatus>,
}

/// A student after a change.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ChangedStudentBody {
    /// Message for the user.
    pub message: String,
    /// The student after the change.
    pub student: StudentBody,
}
