//! A lesson by its id: read, edit and complete.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::lessons::edit::request::EditLessonRequest;
use reedling_planner::goals::request::CompleteRequest;
use uuid::Uuid;

use super::goals::has_shape;
use crate::{
    accounts::routes::guard::{AnySession, TeachingSession},
    api::{error::ApiError, json::Json, json_body::JsonBody, tag::Tag},
    lessons::{
        complete, edit, show,
        views::{ChangedLessonBody, LessonBody},
    },
    state::AppState,
};

/// A lesson by its id.
pub(crate) struct LessonsApi;

#[OpenApi(prefix_path = "/api/lessons", tag = "Tag::Lessons")]
impl LessonsApi {
    /// Get a lesson with its practice plan, for anyone who may list it.
    #[oai(path = "/:id", method = "get", operation_id = "get_lesson")]
    async fn one(
        &self,
        caller: AnySession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<LessonBody>, ApiError> {
        let lesson = show::one(&state, &caller.0, id.0).await?;
        Ok(Json(LessonBody::from(lesson)))
    }

    /// Change a SCHEDULED lesson.
    #[oai(path = "/:id", method = "put", operation_id = "edit_lesson")]
    async fn edit(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<EditLessonRequest>,
    ) -> Result<Json<ChangedLessonBody>, ApiError> {
        let lesson = edit::edit(&state, &caller.0, id.0, body.0).await?;
        Ok(Json(ChangedLessonBody {
            message: "Lesson updated successfully!".to_owned(),
            lesson: lesson.into(),
        }))
    }

    /// Complete a SCHEDULED lesson with notes and goals; the practice plan is made from the goals.
    #[oai(
        path = "/:id/complete",
        method = "patch",
        operation_id = "complete_lesson"
    )]
    async fn complete(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<CompleteRequest>,
    ) -> Result<Json<ChangedLessonBody>, ApiError> {
        if !body.0.completed {
            let text = "A lesson can be completed, not opened again.";
            return Err(ApiError::malformed_at("completed", text));
        }
        has_shape(body.0.list_for_object(), body.0.object_for_word())?;
        let work = complete::complete(&state, &caller.0, id.0, body.0);
        let lesson = Box::pin(work).await?;
        Ok(Json(ChangedLessonBody {
            message: "Lesson completed successfully!".to_owned(),
            lesson: lesson.into(),
        }))
    }
}
