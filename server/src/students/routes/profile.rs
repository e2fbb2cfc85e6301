//! Students: their profile, their grade, their own lessons.

use chrono::{DateTime, NaiveDate, Utc};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::{
    lessons::status::LessonStatus,
    students::{edit::EditStudentRequest, planned_exam::PlannedExam},
};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::{
        routes::guard::{AnySession, AnySessionEvenWaiting, TeachingSession},
        views::NamedUserBody,
    },
    api::{
        choice::Choice,
        error::ApiError,
        json::{Json, WithTotal},
        json_body::{JsonBody, QueryParams},
        message::MessageBody,
        tag::Tag,
    },
    lessons::{
        list::{self, LessonQuery, Period},
        views::LessonBody,
    },
    parents::views::ParentBody,
    state::AppState,
    students::{
        edit, profile,
        queries::record::TakenExam,
        routes::roster::{AcademicSummaryBody, StudentBody},
    },
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

/// Students.
pub(crate) struct StudentsApi;

#[OpenApi(prefix_path = "/api/students", tag = "Tag::Students")]
impl StudentsApi {
    /// List the lessons that the caller may see, as an array, earliest first.
    ///
    /// At most 5,000 lessons (10,000 without plans) are returned, the latest ones; `X-Total-Count` is the number of
    /// all.
    #[oai(
        path = "/lessons",
        method = "get",
        operation_id = "list_student_lessons"
    )]
    async fn lessons(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        query: QueryParams<LessonQuery>,
    ) -> Result<WithTotal<LessonBody>, ApiError> {
        let page = list::page(&state, &caller.0, Period::default(), query.0).await?;
        let rows = page.lessons.into_iter().map(Into::into).collect();
        Ok(WithTotal(rows, page.total))
    }

    /// Get a student's profile, as the student, a linked parent or a teacher of theirs.
    #[oai(path = "/:id", method = "get", operation_id = "get_student")]
    async fn profile(
        &self,
        caller: AnySession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<StudentProfileBody>, ApiError> {
        let profile = profile::profile(&state, &caller.0, id.0).await?;
        let student = profile.student;
        Ok(Json(StudentProfileBody {
            id: student.id,
            first_name: student.first_name,
            last_name: student.last_name,
            user: NamedUserBody {
                name: student.name,
                email: student.email,
            },
            grade: student.grade,
            instrument: student.instrument,
            is_minor: student.is_minor,
            date_of_birth: student.date_of_birth,
            correctable: student.correctable,
            phone_number: student.phone_number,
            emergency_contact: student.emergency_contact,
            address: student.address,
            parents: student.parents.into_iter().map(Into::into).collect(),
            academic_summary: student.exams.into(),
            exams: profile.exams.into_iter().map(Into::into).collect(),
            exam_planned: profile.planned.map(Into::into),
            created_at: student.created_at,
            updated_at: student.updated_at,
            lessons: profile
                .lessons
                .into_iter()
                .map(|lesson| ProfileLessonBody {
                    id: lesson.id,
                    title: lesson.title,
                    start_time: lesson.start_at,
                    status: lesson.status.into(),
                })
                .collect(),
        }))
    }

    /// Change a student: the grade; and name, e-mail address and date of birth, which a teacher may change until the
    /// student has signed in.
    #[oai(path = "/:id", method = "put", operation_id = "edit_student")]
    async fn edit(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<EditStudentRequest>,
    ) -> Result<Json<ChangedStudentBody>, ApiError> {
        let changed = edit::edit(&state, &caller.0, id.0, body.0).await?;
        Ok(Json(ChangedStudentBody {
            message: changed.message,
            student: changed.student.into(),
        }))
    }

    /// Send a student who has not signed in yet the invitation again, with a new temporary password.
    #[oai(
        path = "/:id/invitation",
        method = "post",
        operation_id = "invite_student_again"
    )]
    async fn invite(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = edit::invite_again(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody { message }))
    }
}
