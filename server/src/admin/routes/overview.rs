//! The figures of the administrator's dashboard.

use poem::web::Data;
use poem_openapi::OpenApi;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::{overview, views::overview::AdminStatsBody},
    api::{error::ApiError, json::Json, tag::Tag},
    state::AppState,
};

/// The figures of the administrator's dashboard.
pub(crate) struct OverviewApi;

#[OpenApi(prefix_path = "/api/admin", tag = "Tag::Administration")]
impl OverviewApi {
    /// Get the figures of the administrators' dashboard, counted now.
    #[oai(path = "/stats", method = "get", operation_id = "get_admin_stats")]
    async fn stats(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
    ) -> Result<Json<AdminStatsBody>, ApiError> {
        let overview = overview::of_school(&state).await?;
        Ok(Json(AdminStatsBody {
            total_users: overview.total_users,
            active_users: overview.active_users,
            pending_approvals: overview.pending_approvals,
            system_health: overview.system_health,
            storage_used: overview.storage_used,
            total_students: overview.students,
            total_teachers: overview.teachers,
            total_parents: overview.parents,
        }))
    }
}
