//! Students, as queries give them.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::{lessons::status::LessonStatus, students::planned_exam::PlannedExam};
use uuid::Uuid;

use crate::{audit::Person, parents::queries::contact::ParentRecord};

/// A student, as a teacher sees them in the roster.
#[derive(Clone, Debug, PartialEq)]
pub struct StudentRecord {
    /// The student's account.
    pub id: Uuid,
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Full name.
    pub name: String,
    /// Sign-in address, if there is one.
    pub email: Option<String>,
    /// Day of birth, if it is known.
    pub date_of_birth: Option<NaiveDate>,
    /// Fixed at creation (D12).
    pub is_minor: bool,
    /// Grade, as text of whichever list (D12).
    pub grade: String,
    /// Section A to F.
    pub section: Option<String>,
    /// Instrument.
    pub instrument: String,
    /// Number on the school's roll.
    pub roll_number: Option<String>,
    /// Postal address.
    pub address: Option<String>,
    /// Phone number, as typed.
    pub phone_number: Option<String>,
    /// Emergency contact, as typed.
    pub emergency_contact: Option<String>,
    /// Whether the reader may correct name, address and date of birth.
    pub correctable: bool,
    /// Parents, the primary one first.
    pub parents: Vec<ParentRecord>,
    /// Recorded examinations.
    pub exams: ExamSummary,
    /// SCHEDULED lessons.
    pub lessons: ScheduledLessons,
    /// When the student was added.
    pub created_at: DateTime<Utc>,
    /// When the record last changed.
    pub updated_at: DateTime<Utc>,
}

/// A student's SCHEDULED lessons in figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScheduledLessons {
    /// How many are in the future.
    pub upcoming: u64,
    /// Start of the next one.
    pub next_at: Option<DateTime<Utc>>,
    /// How many have begun and were neither completed nor marked as missed or cancelled.
    pub overdue: u64,
}

/// A student's examinations in two figures (Spec §3, academicSummary).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ExamSummary {
    /// How many were recorded.
    pub completed: u64,
    /// Mean percentage, absent without any.
    pub average_percentage: Option<f64>,
}

/// An examination that a student has taken (D4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenExam {
    /// The record of it.
    pub id: Uuid,
    /// Who examined.
    pub board: String,
    /// In which grade.
    pub grade: String,
    /// The day.
    pub date: NaiveDate,
    /// 0 to 100.
    pub percentage: i32,
}

/// A student's profile.
#[derive(Clone, Debug, PartialEq)]
pub struct StudentProfile {
    /// The student.
    pub student: StudentRecord,
    /// The examination that is planned.
    pub planned: Option<PlannedExam>,
    /// Examinations that were taken, the latest first.
    pub exams: Vec<TakenExam>,
    /// Lessons around now, the latest first.
    pub lessons: Vec<ProfileLesson>,
}

/// A lesson in a student's profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileLesson {
    /// The lesson.
    pub id: Uuid,
    /// Its title.
    pub title: String,
    /// Its start.
    pub start_at: DateTime<Utc>,
    /// Its status.
    pub status: LessonStatus,
}

impl<'a> From<&'a StudentRecord> for Person<'a> {
    fn from(student: &'a StudentRecord) -> Self {
        Self {
            id: student.id,
            name: &student.name,
        }
    }
}
