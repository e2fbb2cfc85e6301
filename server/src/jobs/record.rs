//! Background jobs as an administrator sees them.

use chrono::{DateTime, Utc};
use uuid::Uuid;

/// What a job does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobKind {
    /// Sends a mail.
    Mail,
    /// Asks a model for a practice plan.
    PracticePlan,
}

impl JobKind {
    /// Every kind.
    pub const ALL: [Self; 2] = [Self::Mail, Self::PracticePlan];

    /// The kind as it is stored and sent.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::PracticePlan => "practice_plan",
        }
    }
}

/// The state of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobState {
    /// Waiting or in progress.
    Queued,
    /// Done.
    Done,
    /// Was given up.
    Failed,
    /// Given up, and replaced by a new job.
    Replaced,
}

impl JobState {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::Queued, Self::Done, Self::Failed, Self::Replaced];

    /// The state as it is stored and sent.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Done => "done",
            Self::Failed => "failed",
            Self::Replaced => "replaced",
        }
    }

    /// The state of that name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == name)
    }
}

/// A job without its payload.
#[derive(Clone, Debug)]
pub struct JobRecord {
    /// The job.
    pub id: Uuid,
    /// What is done: `mail` or `practice_plan`.
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
