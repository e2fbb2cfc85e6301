//! The dashboard's figures.

use poem_openapi::Object;

/// The figures of the administrator's dashboard (Spec §3, D8).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct AdminStatsBody {
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
