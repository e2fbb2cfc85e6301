//! What belongs to a student: examinations, and who teaches him.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};
use reedling_core::student::exam::ExamDraft;
use uuid::Uuid;

use super::ChangedStudentBody;
use crate::{
    http::{
        Tag,
        error::ApiError,
        guard::{AnySession, TeachingSession},
        teachers::profile::TeacherDetailsBody,
    },
    services::{exams, teachers},
    state::AppState,
};

/// The result of an examination (D4).
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub struct ExamBody {
    /// Who examined, such as ABRSM.
    #[oai(default)]
    pub board: String,
    /// Initial Grade, or Grade 1 to Grade 8.
    #[oai(default)]
    pub grade: String,
    /// yyyy-MM-dd, not in the future.
    #[oai(default)]
    pub date: String,
    /// A whole number from 0 to 100.
    pub percentage: Option<f64>,
}

/// A student's teachers.
#[derive(Debug, Object)]
pub struct StudentTeachersBody {
    /// By name. To students and parents a teacher's address and number show only if he shows them.
    pub teachers: Vec<TeacherDetailsBody>,
}

/// What belongs to a student.
pub struct StudentRecordApi;

#[OpenApi(prefix_path = "/api/students", tag = "Tag::Students")]
impl StudentRecordApi {
    /// Record the result of an examination; the student's academic summary comes of them (D4).
    #[oai(path = "/:id/exams", method = "post", operation_id = "record_exam")]
    async fn record_exam(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: Json<ExamBody>,
    ) -> Result<Json<ChangedStudentBody>, ApiError> {
        let draft = ExamDraft {
            board: body.0.board,
            grade: body.0.grade,
            date: body.0.date,
            percentage: body.0.percentage,
        };
        let student = exams::record(&state, &caller.0, id.0, draft).await?;
        Ok(Json(ChangedStudentBody {
            message: "The exam result has been recorded.".to_owned(),
            student: student.into(),
        }))
    }

    /// Who teaches a student, for whoever may see the student (D12).
    #[oai(
        path = "/:id/teachers",
        method = "get",
        operation_id = "list_teachers_of_student"
    )]
    async fn teachers(
        &self,
        caller: AnySession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<StudentTeachersBody>, ApiError> {
        let teachers = teachers::of_student(&state, &caller.0, id.0).await?;
        Ok(Json(StudentTeachersBody {
            teachers: teachers.into_iter().map(Into::into).collect(),
        }))
    }
}
