//! The teachers whom an administrator may choose.

use poem::web::Data;
use poem_openapi::OpenApi;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::{
        teachers::{self, TeacherQuery},
        views::teachers::TeachersBody,
    },
    api::{error::ApiError, json::Json, json_body::QueryParams, tag::Tag},
    state::AppState,
};

/// The teachers whom an administrator may choose.
pub(crate) struct TeachersApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Administration")]
impl TeachersApi {
    /// List teachers with an active account by name, at most 100; use `search` to find others.
    #[oai(path = "/", method = "get", operation_id = "list_teachers")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        query: QueryParams<TeacherQuery>,
    ) -> Result<Json<TeachersBody>, ApiError> {
        let teachers = teachers::list(&state, query.0).await?;
        Ok(Json(TeachersBody {
            teachers: teachers.rows.into_iter().map(Into::into).collect(),
            total: teachers.total,
        }))
    }
}
