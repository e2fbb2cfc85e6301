//! Background jobs.

use poem_openapi::Object;
use reedling_db::value_types::JobState;
use uuid::Uuid;

use crate::{
    api::{choice::Choice, timestamp::Timestamp},
    jobs::record::{JobKind, JobRecord},
};

/// A background job, without what it carries.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct JobBody {
    /// The job, a UUID v7.
    pub id: Uuid,
    /// What it does.
    pub kind: Choice<JobKind>,
    /// The template of a mail that has failed for good.
    pub letter: Option<String>,
    /// Whom it is about: the recipient of a failed mail, the teacher of a plan.
    pub subject_id: Option<Uuid>,
    /// Its state.
    pub state: Choice<JobState>,
    /// How often it was tried.
    pub attempts: i32,
    /// Why the last attempt failed: a sentence without personal data.
    pub last_error: Option<String>,
    /// When it was asked for.
    pub created_at: Timestamp,
    /// When it is tried, or tried again, at the earliest.
    pub run_at: Timestamp,
    /// When it was done, or failed for good.
    pub finished_at: Option<Timestamp>,
}

/// Background jobs.
#[derive(Debug, Object)]
pub(crate) struct JobsBody {
    /// Newest first, 100 at most.
    pub jobs: Vec<JobBody>,
    /// How many there are in all, also when the list is cut.
    pub total: u64,
}

impl From<JobRecord> for JobBody {
    fn from(job: JobRecord) -> Self {
        Self {
            id: job.id,
            kind: Choice::named(job.kind),
            letter: job.letter,
            subject_id: job.subject_id,
            state: job.state.into(),
            attempts: job.attempts,
            last_error: job.last_error,
            created_at: job.created_at.into(),
            run_at: job.run_at.into(),
            finished_at: job.finished_at.map(Into::into),
        }
    }
}
