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
    /// The teachers with an active account by name, at most 100; `search` finds the others.
    #[oai(path = "/", method = "get", operation_id = "list_teachers")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        /// How many, at most 100.
        limit: Query<Option<u32>>,
        /// Part of a name or an address, in upper or lower case.
        search: Query<Option<String>>,
    ) -> Result<Json<TeachersBody>, ApiError> {
        let teachers = teachers::list(&state, search.0, limit.0.map(u64::from)).await?;
        Ok(Json(TeachersBody {
            teachers: teachers.rows.into_iter().map(Into::into).collect(),
            total: teachers.total,
        }))
    }
}
