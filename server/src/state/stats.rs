//! The figures of the landing page, as they were counted last.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use tokio::sync::Mutex;

/// Four figures about the school.
#[derive(Clone, Copy, Debug, PartialEq)]
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

/// The figures and when they were counted; each replica has its own.
pub type StatsCache = Arc<Mutex<Option<(DateTime<Utc>, SchoolStats)>>>;
