//! What only an administrator does with students.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path, payload::Json};
use reedling_core::admin::request::LinkTeacherRequest;
use uuid::Uuid;

use crate::{
    api::{error::ApiError, json_body::JsonBody},
    http::{Tag, bodies::MessageBody, guard::AdminSession},
    services::admin::teachers,
    state::AppState,
};

/// What only an administrator does with students.
pub struct StudentLinksApi;

#[OpenApi(prefix_path = "/api/admin/students", tag = "Tag::Administration")]
impl StudentLinksApi {
    /// Link a student to a further teacher (D12).
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
