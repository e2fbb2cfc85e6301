//! Students: their profile, their grade, their own lessons; and adding them.

pub mod admission;
pub mod record;

use chrono::NaiveDate;
use poem::web::Data;
use poem_openapi::{
    Object, OpenApi,
    param::{Path, Query},
    payload::Json,
};
use reedling_core::{
    lesson::status::LessonStatus,
    student::{edit::EditStudentRequest, planned_exam::PlannedExam},
};
use uuid::Uuid;

use crate::{
    api::{choice::Choice, error::ApiError, json_body::JsonBody},
    http::{
        Tag,
        bodies::{LessonBody, NamedUserBody},
        counted::Counted,
        guard::{AnySession, AnySessionEvenWaiting, TeachingSession},
        instant::Instant,
        lesson_list::list_query,
        teachers::{
            parents::ParentBody,
            students::{AcademicSummaryBody, StudentBody},
        },
    },
    model::family::TakenExam,
    services::{lessons, students},
    state::AppState,
};

/// A student's profile (Spec §3).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct StudentProfileBody {
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
    pub created_at: Instant,
    /// When the record last changed.
    pub updated_at: Instant,
    /// Recent lessons, newest first, at most 5.
    pub lessons: Vec<ProfileLessonBody>,
}

/// An examination that a student has taken (D4).
#[derive(Debug, Object)]
pub struct TakenExamBody {
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
pub struct PlannedExamBody {
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
pub struct ProfileLessonBody {
    /// The lesson.
    pub id: Uuid,
    /// Title.
    pub title: String,
    /// Start.
    pub start_time: Instant,
    /// Status.
    pub status: Choice<LessonStatus>,
}

/// A student after a change.
#[derive(Debug, Object)]
pub struct ChangedStudentBody {
    /// A sentence for the teacher.
    pub message: String,
    /// The student as it is now.
    pub student: StudentBody,
}

/// Students.
pub struct StudentsApi;

#[expect(
    clippy::too_many_arguments,
    reason = "a query has an argument for each of its parameters"
)]
#[OpenApi(prefix_path = "/api/students", tag = "Tag::Students")]
impl StudentsApi {
    /// The lessons that the caller may see as an array, earliest first (D3).
    ///
    /// Of more than 5,000, or of more than 10,000 without plans, the latest: `X-Total-Count` tells how many there are.
    #[oai(
        path = "/lessons",
        method = "get",
        operation_id = "list_student_lessons"
    )]
    async fn lessons(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        /// false leaves the practice plans out; then a list holds up to 10,000 lessons.
        plans: Query<Option<bool>>,
        /// Only lessons with this in the title or the student's name, in capitals or not.
        q: Query<Option<String>>,
        /// Only this status: SCHEDULED, COMPLETED, CANCELLED or MISSED.
        status: Query<Option<String>>,
        /// How many: the latest ones.
        limit: Query<Option<u32>>,
        /// The earliest lesson of the page before; the page that is asked for ends before it.
        after: Query<Option<Uuid>>,
    ) -> Result<Counted<LessonBody>, ApiError> {
        let query = list_query(plans.0, q.0, status.0, limit.0, after.0);
        let page = lessons::page(&state, &caller.0, query).await?;
        let rows = page.lessons.into_iter().map(Into::into).collect();
        Counted::new(&rows, page.total)
    }

    /// A student's profile: for the teacher, the student and linked parents.
    #[oai(path = "/:id", method = "get", operation_id = "get_student")]
    async fn profile(
        &self,
        caller: AnySession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<StudentProfileBody>, ApiError> {
        let profile = students::profile(&state, &caller.0, id.0).await?;
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
            phone_number: student.phone_number,
            emergency_contact: student.emergency_contact,
            address: student.address,
            parents: student.parents.into_iter().map(Into::into).collect(),
            academic_summary: student.exams.into(),
            exams: profile.exams.into_iter().map(Into::into).collect(),
            exam_planned: profile.planned.map(Into::into),
            created_at: student.created_at.into(),
            updated_at: student.updated_at.into(),
            lessons: profile
                .lessons
                .into_iter()
                .map(|lesson| ProfileLessonBody {
                    id: lesson.id,
                    title: lesson.title,
                    start_time: lesson.start_at.into(),
                    status: lesson.status.into(),
                })
                .collect(),
        }))
    }

    /// Change a student's grade.
    #[oai(path = "/:id", method = "put", operation_id = "edit_student")]
    async fn edit(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<EditStudentRequest>,
    ) -> Result<Json<ChangedStudentBody>, ApiError> {
        let student = students::change_grade(&state, &caller.0, id.0, body.0).await?;
        Ok(Json(ChangedStudentBody {
            message: "Student updated successfully!".to_owned(),
            student: student.into(),
        }))
    }
}
