//! What only an administrator does with students.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};
use uuid::Uuid;

use crate::{
    http::{Tag, bodies::MessageBody, error::ApiError, guard::AdminSession},
    services::admin::teachers,
    state::AppState,
};

/// A student's further teacher.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct LinkTeacherBody {
    /// The teacher.
    #[oai(default)]
    pub teacher_id: String,
}

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
        body: Json<LinkTeacherBody>,
    ) -> Result<Json<MessageBody>, ApiError> {
        let message = teachers::link(&state, &caller.0, id.0, &body.0.teacher_id).await?;
        Ok(Json(MessageBody { message }))
    }
}
