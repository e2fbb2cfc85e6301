//! What is answered about the server and the school.

use poem_openapi::Object;

use crate::{api::choice::Choice, state::monitor::HealthStatus};

/// Four figures (Spec §3, D8).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct StatsBody {
    /// All students.
    pub student_count: u64,
    /// Teachers with an active account.
    pub teacher_count: u64,
    /// Completed lessons and logged practice, whole hours.
    pub practice_hours: u64,
    /// Completed of all that were completed, missed or cancelled, percent.
    pub success_rate: f64,
}

/// The server's health.
#[derive(Debug, Object)]
pub(crate) struct HealthBody {
    /// `ok` when every part is, `failing` otherwise, or `ending` while the server shuts down.
    pub status: Choice<HealthStatus>,
    /// `ok`, or what is wrong with the database.
    pub database: String,
    /// `ok`, or what is wrong with the disk.
    pub disk: String,
    /// `ok`, or what is wrong with the background jobs.
    pub jobs: String,
    /// `ok`, by how much the server's clock differs from the database's, or `unknown` where that has none of its own.
    /// A clock that differs makes no status `failing`.
    pub clock: String,
    /// Whole seconds since these checks were made.
    pub age: u64,
}
