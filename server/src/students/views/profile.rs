//! A student's profile.

use chrono::NaiveDate;
use poem_openapi::Object;
use reedling_core::{lessons::status::LessonStatus, students::planned_exam::PlannedExam};
use uuid::Uuid;

use super::roster::{AcademicSummaryBody, StudentBody};
use crate::{
    accounts::views::user::NamedUserBody,
    api::{choice::Choice, timestamp::Timestamp},
    parents::views::contacts::ParentBody,
    students::queries::record::TakenExam,
};

/// A student's profile (Spec §3).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct StudentProfileBody {
    /// The student.
    pub id: Uuid,
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Name and address.
    pub user: NamedUserBody,
    /// Grade.
    pub grade: String,
    /// Instrument.
    pub instrument: String,
    /// Under 18 when the student was added.
    pub is_minor: bool,
    /// As typed.
    pub phone_number: Option<String>,
    /// As typed.
    pub emergency_contact: Option<String>,
    /// Postal address.
    pub address: Option<String>,
    /// The primary one first.
    pub parents: Vec<ParentBody>,
    /// Recorded examinations.
    pub academic_summary: AcademicSummaryBody,
    /// Examinations that were taken, the latest first, at most 50; `academicSummary` counts all.
    pub exams: Vec<TakenExamBody>,
    /// The examination that the student works towards.
    pub exam_planned: Option<PlannedExamBody>,
    /// When the student was added.
    pub created_at: Timestamp,
    /// When the record last changed.
    pub updated_at: Timestamp,
    /// Recent lessons, newest first, at most 5.
    pub lessons: Vec<ProfileLessonBody>,
}

/// An examination that a student has taken (D4).
#[derive(Debug, Object)]
pub(crate) struct TakenExamBody {
    /// The record of it.
    pub id: Uuid,
    /// Who examined, such as ABRSM.
    pub board: String,
    /// Grade.
    pub grade: String,
    /// The day.
    pub date: NaiveDate,
    /// 0 to 100.
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

/// An examination that a student works towards (D13).
#[derive(Debug, Object)]
pub(crate) struct PlannedExamBody {
    /// Who will examine, if it is decided.
    pub board: Option<String>,
    /// Grade, if it is decided.
    pub grade: Option<String>,
    /// The day.
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
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct ProfileLessonBody {
    /// The lesson.
    pub id: Uuid,
    /// Title.
    pub title: String,
    /// Start.
    pub start_time: Timestamp,
    /// Status.
    pub status: Choice<LessonStatus>,
}

/// A student after a change.
#[derive(Debug, Object)]
pub(crate) struct ChangedStudentBody {
    /// A sentence for the teacher.
    pub message: String,
    /// The student as it is now.
    pub student: StudentBody,
}
