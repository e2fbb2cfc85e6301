//! The figures of the landing page (D8).

use crate::{error::AppError, state::AppState};

/// Four figures about the school.
#[derive(Debug, PartialEq)]
pub struct SchoolStats {
    /// All students.
    pub students: u64,
    /// Teachers with an active account.
    pub teachers: u64,
    /// Completed lessons, whole hours.
    pub practice_hours: u64,
    /// Completed of all that were completed, missed or cancelled, percent; 0 without any.
    pub success_rate: f64,
}

/// Counts the school.
///
/// # Errors
/// When the database fails.
pub async fn school(_state: &AppState) -> Result<SchoolStats, AppError> {
    todo!()
}
