//! A teacher's roster.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use crate::{
    accounts::routes::guard::{TeachingSession, TeachingSessionEvenWaiting},
    api::{error::ApiError, json::Json, message::MessageBody, tag::Tag},
    state::AppState,
    students::{remove, roster, views::roster::StudentsBody},
};

/// A teacher's roster.
pub(crate) struct RosterApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl RosterApi {
    /// List the caller's students; for an administrator, all students of the school.
    ///
    /// By name, at most 5,000.
    #[oai(path = "/students", method = "get", operation_id = "list_students")]
    async fn list(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<StudentsBody>, ApiError> {
        let students = roster::roster(&state, &caller.0).await?;
        Ok(Json(StudentsBody {
            students: students.rows.into_iter().map(Into::into).collect(),
            total: students.total,
        }))
    }

    /// Remove a student from the class. Future scheduled lessons with the student are cancelled.
    #[oai(
        path = "/students/:id",
        method = "delete",
        operation_id = "remove_student"
    )]
    async fn remove(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = remove::remove(&state, &caller.0, id.0).await?;
        Ok(Json(MessageBody { message }))
    }
}
