//! Background jobs as an administrator sees them.

use chrono::{DateTime, Utc};
use reedling_db::value_types::JobState;
use uuid::Uuid;

/// What a job does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobKind {
    /// Sends a mail.
    Mail,
}

impl JobKind {
    /// Every kind.
    pub const ALL: [Self; 1] = [Self::Mail];

    /// The kind as it is stored and sent.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mail => "mail",
        }
    }
}

/// A job without its payload.
#[derive(Clone, Debug)]
pub struct JobRecord {
    /// The job.
    pub id: Uuid,
    /// What is done: `mail`.
    pub kind: String,
    /// The template of a mail.
    pub letter: Option<String>,
    /// The user it is about, if known.
    pub subject_id: Option<Uuid>,
    /// Its state.
    pub state: JobState,
    /// How often it was tried.
    pub attempts: i32,
    /// Why the last attempt failed: a sentence without personal data.
    pub last_error: Option<String>,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When its next attempt is due.
    pub run_at: DateTime<Utc>,
    /// When it was done or given up.
    pub finished_at: Option<DateTime<Utc>>,
}
