//! A teacher's lessons: list, schedule, cancel.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::lessons::request::ScheduleRequest;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::{TeachingSession, TeachingSessionEvenWaiting},
    api::{
        error::ApiError,
        idempotency::{IdempotencyKey, Idempotent},
        json::Json,
        json_body::{JsonBody, QueryParams},
        message::MessageBody,
        tag::Tag,
    },
    lessons::{
        cancel,
        list::{self, LessonQuery, Period},
        schedule,
        views::{LessonsBody, ScheduledBody},
    },
    state::AppState,
    students::access,
};

/// A teacher's lessons.
pub(crate) struct LessonsOfTeacherApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl LessonsOfTeacherApi {
    /// List the caller's lessons; for an administrator, all lessons of the school.
    ///
    /// Earliest first. At most 5,000 lessons (10,000 without plans) are returned, the latest ones; `total` is the
    /// number of all. Give both ends for a day, a week or a month.
    #[oai(
        path = "/lessons",
        method = "get",
        operation_id = "list_teacher_lessons"
    )]
    async fn list(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
        period: QueryParams<Period>,
        query: QueryParams<LessonQuery>,
    ) -> Result<Json<LessonsBody>, ApiError> {
        let page = list::page(&state, &caller.0, period.0, query.0).await?;
        Ok(Json(page.into()))
    }

    /// Schedule one lesson or a weekly series, all of it or none.
    #[oai(path = "/lessons", method = "post", operation_id = "schedule_lesson")]
    async fn schedule(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        /// A repeated request with the same key returns the first response.
        #[oai(name = "Idempotency-Key")]
        key: IdempotencyKey,
        body: JsonBody<ScheduleRequest>,
    ) -> Result<Idempotent<ScheduledBody>, ApiError> {
        let (state, caller) = (state.0, &caller.0);
        let call = key.call::<_, ScheduledBody>(state, caller)?;
        let work = Box::pin(schedule::schedule(state, &call, body.0));
        // The answer tells the student's address.
        call.answer_if(work, async |student_id| {
            access::must_still_see(state, caller, student_id.unwrap_or_default()).await
        })
        .await
    }

    /// Cancel a lesson. It remains in lists as CANCELLED.
    #[oai(
        path = "/lessons/:id",
        method = "delete",
        operation_id = "cancel_lesson"
    )]
    async fn cancel(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        cancel::cancel(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody {
            message: "The lesson has been cancelled successfully.".to_owned(),
        }))
    }
}
