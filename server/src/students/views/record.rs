//! Examinations and teachers of a student.

use schemars::JsonSchema;
use serde::Serialize;

use super::{profile::PlannedExamBody, roster::StudentBody};
use crate::{
    api::idempotency::Replayable, students::queries::record::StudentRecord,
    teachers::views::profile::TeacherDetailsBody,
};

/// A student after an examination was recorded.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct RecordedExamBody {
    /// Message for the user.
    pub message: String,
    /// The student after the change.
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

/// The planned examination.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExamPlannedBody {
    /// Message for the user.
    pub message: String,
    /// The examination.
    pub exam_planned: PlannedExamBody,
}

/// A student's teachers.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct StudentTeachersBody {
    /// By name. Students and parents see a teacher's e-mail address and phone number only if the teacher's privacy
    /// settings allow it.
    pub teachers: Vec<TeacherDetailsBody>,
}
