//! The figures of the administrator's dashboard.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, payload::Json};

use crate::{
    api::error::ApiError,
    http::{Tag, guard::AdminSession},
    services::admin::overview,
    state::AppState,
};

/// The figures of the administrator's dashboard (Spec §3, D8).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct AdminStatsBody {
    /// All accounts.
    pub total_users: u64,
    /// Accounts that may sign in.
    pub active_users: u64,
    /// Accounts that wait for activation or approval.
    pub pending_approvals: u64,
    /// Percent of the five health checks that pass now: the database answers, jobs are on time, mail is accepted,
    /// the disk has room, under 1 % of this replica's answers of the last hour are 5xx.
    pub system_health: f64,
    /// Size of the database in GB.
    pub storage_used: f64,
    /// Students.
    pub total_students: u64,
    /// Teachers.
    pub total_teachers: u64,
    /// Parents.
    pub total_parents: u64,
}

/// The figures of the administrator's dashboard.
pub struct OverviewApi;

#[OpenApi(prefix_path = "/api/admin", tag = "Tag::Administration")]
impl OverviewApi {
    /// The figures of the administrator's dashboard, counted now.
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
