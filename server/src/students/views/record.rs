//! Examinations and teachers of a student.

use poem_openapi::Object;

use super::{profile::PlannedExamBody, roster::StudentBody};
use crate::{
    api::idempotent::Replayable, students::queries::record::StudentRecord,
    teachers::views::profile::TeacherDetailsBody,
};

/// A student after an examination was recorded.
#[derive(Debug, Object)]
pub(crate) struct RecordedExamBody {
    /// A sentence for the teacher.
    pub message: String,
    /// The student as it is now.
    pub student: StudentBody,
}

impl Replayable for RecordedExamBody {}

impl From<StudentRecord> for RecordedExamBody {
    fn from(student: StudentRecord) -> Self {
        Self {
            message: "The exam result has been recorded.".to_owned(),
            student: student.into(),
        }
    }
}

/// An examination that was planned.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct ExamPlannedBody {
    /// A sentence for the teacher.
    pub message: String,
    /// The examination.
    pub exam_planned: PlannedExamBody,
}

/// A student's teachers.
#[derive(Debug, Object)]
pub(crate) struct StudentTeachersBody {
    /// By name. To students and parents a teacher's address and number show only if they show them.
    pub teachers: Vec<TeacherDetailsBody>,
}
