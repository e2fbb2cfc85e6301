//! What is answered about the server and the school.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{api::choice::Choice, state::monitor::HealthStatus};

/// Four figures.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StatsBody {
    /// All students.
    pub student_count: u64,
    /// Teachers with an active account.
    pub teacher_count: u64,
    /// Hours of completed lessons and logged practice, rounded down to whole hours.
    pub practice_hours: u64,
    /// Completed lessons as a percentage of all completed, missed or cancelled ones.
    pub success_rate: f64,
}

/// Health of the server.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct HealthBody {
    /// `ok` when every part is healthy, `failing` when one is not, `ending` while the server shuts down.
    pub status: Choice<HealthStatus>,
    /// `ok`, or what is wrong with the database.
    pub database: String,
    /// `ok`, or what is wrong with the disk.
    pub disk: String,
    /// `ok`, or what is wrong with the background jobs.
    pub jobs: String,
    /// `ok`, the difference between the server's clock and the database's, or `unknown` when the database has no clock
    /// of its own. A difference does not make `status` `failing`.
    pub clock: String,
    /// Age of this report in whole seconds.
    pub age: u64,
    /// The rules of time zones in use.
    pub zones: ZoneRulesBody,
}

/// The rules of time zones in use.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ZoneRulesBody {
    /// Version of the tz database.
    pub version: String,
    /// `bundled` for the release's own, `machine` for the machine's zone files, which are taken where they are newer.
    pub source: String,
}

/// A time zone over some years.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ZoneBody {
    /// Version of the tz database.
    pub version: String,
    /// The offset at `from`, then each change until `to`, earliest first.
    pub changes: Vec<ClockChangeBody>,
}

/// An offset, and from when on it holds.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ClockChangeBody {
    /// When clocks are changed.
    pub at: DateTime<Utc>,
    /// Seconds that clocks are ahead of UTC from then on.
    pub offset: i32,
}
