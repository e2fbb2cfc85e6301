//! The dashboard's figures.

use schemars::JsonSchema;
use serde::Serialize;

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
