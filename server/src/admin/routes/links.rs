//! Links between people of the school.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::links,
    api::{error::ApiError, json::Json, message::MessageBody, tag::Tag},
    state::AppState,
};

/// Links between people of the school.
pub(crate) struct LinksApi;

#[OpenApi(prefix_path = "/api/admin", tag = "Tag::Administration")]
impl LinksApi {
    /// Remove a student from a teacher's class. That teacher's future scheduled lessons with the student are cancelled.
    #[oai(
        path = "/students/:id/teachers/:teacher_id",
        method = "delete",
        operation_id = "unlink_student_from_teacher"
    )]
    async fn end_teaching(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        teacher_id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = links::end_teaching(&state, &caller.0, id.0, teacher_id.0).await?;
        Ok(Json(MessageBody { message }))
    }

    /// Link a parent to an existing student. Repeating it has no effect.
    #[oai(
        path = "/parents/:id/children/:student_id",
        method = "put",
        operation_id = "link_parent_to_student"
    )]
    async fn link_parent(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        student_id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = links::link_parent(&state, &caller.0, id.0, student_id.0).await?;
        Ok(Json(MessageBody { message }))
    }

    /// Remove the link between a parent and a student, even a minor's last one.
    #[oai(
        path = "/parents/:id/children/:student_id",
        method = "delete",
        operation_id = "unlink_parent_from_student"
    )]
    async fn unlink_parent(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        student_id: Path<Uuid>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = links::unlink_parent(&state, &caller.0, id.0, student_id.0).await?;
        Ok(Json(MessageBody { message }))
    }
}
