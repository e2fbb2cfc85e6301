//! The figures of the administrator's dashboard (D8).

use reedling_core::access::Role;

use super::{queries, system};
use crate::{
    accounts::queries::account::AccountStatus, error::AppError, health::queries::diagnostics,
    state::AppState,
};

/// Bytes of a gigabyte.
const GIGABYTE: f64 = 1e9;

/// The figures of the administrator's dashboard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Overview {
    /// All accounts.
    pub total_users: u64,
    /// Accounts that may sign in.
    pub active_users: u64,
    /// Accounts that wait for activation or approval.
    pub pending_approvals: u64,
    /// Students.
    pub students: u64,
    /// Teachers.
    pub teachers: u64,
    /// Parents.
    pub parents: u64,
    /// Share of the health checks that pass, percent.
    pub system_health: f64,
    /// Size of the database, in gigabytes of 10^9 bytes.
    pub storage_used: f64,
}

/// Counts accounts, checks the server and asks the database for its size.
pub(crate) async fn of_school(state: &AppState) -> Result<Overview, AppError> {
    let conn = state.db.read();
    let counts = queries::counts(conn).await?;
    let bytes = diagnostics::size(conn).await?;
    Ok(Overview {
        total_users: counts.total(),
        active_users: counts.with_status(AccountStatus::Active),
        pending_approvals: counts.with_status(AccountStatus::Pending),
        students: counts.with_role(Role::Student),
        teachers: counts.with_role(Role::Teacher),
        parents: counts.with_role(Role::Parent),
        system_health: system::health(state).await,
        // A database of 2^53 bytes would be 9 million gigabytes.
        storage_used: bytes as f64 / GIGABYTE,
    })
}
