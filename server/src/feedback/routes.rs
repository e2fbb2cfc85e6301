//! A teacher's feedback on lessons.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::feedback::request::WriteFeedbackRequest;
use uuid::Uuid;

use super::{
    list::{self, FeedbackQuery},
    views::LessonFeedbackBody,
    write,
};
use crate::{
    accounts::routes::guard::{AnySessionEvenWaiting, TeachingSession},
    api::{
        error::ApiError,
        json::Json,
        json::WithTotal,
        json_body::{JsonBody, QueryParams},
        tag::Tag,
    },
    state::AppState,
};

/// A teacher's feedback on lessons.
pub(crate) struct LessonFeedbackApi;

#[OpenApi(prefix_path = "/api/lesson-feedback", tag = "Tag::Lessons")]
impl LessonFeedbackApi {
    /// List feedback on the lessons that the caller may see, newest lesson first.
    ///
    /// At most 200; `X-Total-Count` is the number of all.
    #[oai(path = "/", method = "get", operation_id = "list_lesson_feedback")]
    async fn list(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        query: QueryParams<FeedbackQuery>,
    ) -> Result<WithTotal<LessonFeedbackBody>, ApiError> {
        let feedback = list::page(&state, &caller.0, query.0).await?;
        let rows = feedback.rows.into_iter().map(Into::into).collect();
        Ok(WithTotal(rows, feedback.total))
    }

    /// Write feedback on a lesson of one's own.
    #[oai(
        path = "/:lesson_id",
        method = "put",
        operation_id = "write_lesson_feedback"
    )]
    async fn write(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        lesson_id: Path<Uuid>,
        body: JsonBody<WriteFeedbackRequest>,
    ) -> Result<Json<LessonFeedbackBody>, ApiError> {
        let record = write::write(&state, &caller.0, lesson_id.0, body.0).await?;
        Ok(Json(record.into()))
    }
}
