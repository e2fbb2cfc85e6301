//! The figures of the administrator's dashboard.

use poem::web::Data;
use poem_openapi::OpenApi;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    accounts::routes::guard::AdminSession,
    admin::overview,
    api::{error::ApiError, json::Json, tag::Tag},
    state::AppState,
};

/// The figures of the administrator's dashboard.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AdminStatsBody {
    /// All accounts.
    pub total_users: u64,
    /// Accounts that may sign in.
    pub active_users: u64,
    /// Accounts waiting for activation or approval.
    pub pending_approvals: u64,
    /// Percentage of five health checks that pass now: the database responds, jobs are on time, the mail server accepts
    /// mail, the disk has room, under 1 % of this replica's responses of the last hour were 5xx.
    pub system_health: f64,
    /// Size of the database in GB (10⁹ bytes).
    pub storage_used: f64,
    /// Students.
    pub total_students: u64,
    /// Teachers.
    pub total_teachers: u64,
    /// Parents.
    pub total_parents: u64,
}

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
