//! What belongs to a student: examinations, and who teaches them.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::students::{exam::ExamRequest, planned_exam::PlanExamRequest};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::{AnySession, TeachingSession},
    api::{
        error::ApiError,
        idempotency::{IdempotencyKey, Idempotent, Replayable},
        json::Json,
        json_body::JsonBody,
        message::MessageBody,
        tag::Tag,
    },
    state::AppState,
    students::{
        access, exams,
        queries::record::StudentRecord,
        routes::{profile::PlannedExamBody, roster::StudentBody},
        teachers,
    },
    teachers::routes::TeacherDetailsBody,
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

/// Examinations and teachers of a student.
pub(crate) struct StudentRecordApi;

#[OpenApi(prefix_path = "/api/students", tag = "Tag::Students")]
impl StudentRecordApi {
    /// Record the result of an examination. The academic summary is computed from these results.
    #[oai(path = "/:id/exams", method = "post", operation_id = "record_exam")]
    async fn record_exam(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        /// A repeated request with the same key returns the first response, while the caller teaches the student.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: JsonBody<ExamRequest>,
    ) -> Result<Idempotent<RecordedExamBody>, ApiError> {
        let (state, caller) = (state.0, &caller.0);
        let call = key.call::<_, RecordedExamBody>(state, caller)?;
        let work = Box::pin(exams::record(state, &call, id.0, body.0));
        // The answer tells how the student is reached.
        call.answer_if(work, async |_| {
            access::must_still_see(state, caller, id.0).await
        })
        .await
    }

    /// Set the student's planned examination; practice plans count back from its date.
    #[oai(path = "/:id/exam-planned", method = "put", operation_id = "plan_exam")]
    async fn plan_exam(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<PlanExamRequest>,
    ) -> Result<Json<ExamPlannedBody>, ApiError> {
        let exam = exams::plan(&state, &caller.0, id.0, &body.0).await?;
        Ok(Json(ExamPlannedBody {
            message: "The exam has been planned.".to_owned(),
            exam_planned: exam.into(),
        }))
    }

    /// Delete the planned examination; no effect if there is none.
    #[oai(
        path = "/:id/exam-planned",
        method = "delete",
        operation_id = "unplan_exam"
    )]
    async fn unplan_exam(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        exams::unplan(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody {
            message: "No exam is planned any more.".to_owned(),
        }))
    }

    /// List a student's teachers, for anyone who may see the student.
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
