//! The teachers whom an administrator may choose.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Query, payload::Json};

use crate::{
    accounts::routes::guard::AdminSession,
    admin::{teachers, views::teachers::TeachersBody},
    api::{error::ApiError, tag::Tag},
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
        /// Maximum number, 100 at most and by default.
        limit: Query<Option<u32>>,
        /// Part of a name or e-mail address, case-insensitive.
        search: Query<Option<String>>,
    ) -> Result<Json<TeachersBody>, ApiError> {
        let teachers = teachers::list(&state, search.0, limit.0.map(u64::from)).await?;
        Ok(Json(TeachersBody {
            teachers: teachers.rows.into_iter().map(Into::into).collect(),
            total: teachers.total,
        }))
    }
}
