//! What only an administrator does with students.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::admin::request::LinkTeacherRequest;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::teachers,
    api::{error::ApiError, json::Json, json_body::JsonBody, message::MessageBody, tag::Tag},
    state::AppState,
};

/// What only an administrator does with students.
pub(crate) struct StudentLinksApi;

#[OpenApi(prefix_path = "/api/admin/students", tag = "Tag::Administration")]
impl StudentLinksApi {
    /// Link a student to an additional teacher.
    #[oai(
        path = "/:id/teachers",
        method = "post",
        operation_id = "link_student_to_teacher"
    )]
    async fn link(
        &self,
        caller: AdminSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<LinkTeacherRequest>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = teachers::link(&state, &caller.0, id.0, &body.0).await?;
        Ok(Json(MessageBody { message }))
    }
}
