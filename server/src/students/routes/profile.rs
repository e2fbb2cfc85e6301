//! Students: their profile, their grade, their own lessons.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::students::edit::EditStudentRequest;
use uuid::Uuid;

use crate::{
    accounts::{
        routes::guard::{AnySession, AnySessionEvenWaiting, TeachingSession},
        views::user::NamedUserBody,
    },
    api::{
        error::ApiError,
        json::Json,
        json::WithTotal,
        json_body::{JsonBody, QueryParams},
        message::MessageBody,
        tag::Tag,
    },
    lessons::{
        list::{self, LessonQuery, Period},
        views::lesson::LessonBody,
    },
    state::AppState,
    students::{
        edit, profile,
        views::profile::{ChangedStudentBody, ProfileLessonBody, StudentProfileBody},
    },
};

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
