//! One job: claimed, renewed while it runs, and its outcome recorded.

use std::{future::Future, time::Duration};

use tokio::time::sleep;

use super::{KINDS, mail};
use crate::{
    error::AppError,
    jobs::{
        Job,
        attempt::{self, LEASE},
        failure::Failure,
        outcome::{self, MOST_ATTEMPTS},
    },
    mail::transport::Mailer,
    state::AppState,
    telemetry,
};

/// The interval at which a worker renews its lease: three times before it expires.
const HEARTBEAT: Duration = Duration::from_secs(LEASE.as_secs() / 4);

/// Runs a due job, if there is one; answers whether there was.
///
/// # Errors
/// When the database fails; a job that fails is noted, and tried again later.
pub async fn work_once(state: &AppState, mailer: &Mailer) -> Result<bool, AppError> {
    // Check first: reading is cheap, claiming takes the write lock.
    if !attempt::any_due(state.db.read(), &KINDS, state.clock.now()).await? {
        return Ok(false);
    }
    let claimed = attempt::claim(state.db.write(), &KINDS, state.clock.now()).await?;
    let Some(job) = claimed else {
        return Ok(false);
    };
    // Wait for the disk: a mail must not tell of a change that a power cut undoes.
    state.db.wait_until_on_disk().await?;
    let sending = mail::send(state, mailer, &job);
    match with_heartbeat(state, &job, HEARTBEAT, sending).await {
        Ok(()) => telemetry::job_attempted(&job.kind, "done"),
        Err(Failure::LeaseLost) => {}
        Err(failure) => record_failure(state, &job, failure).await?,
    }
    Ok(true)
}

/// Runs the work and renews the job's lease meanwhile. Stops when another replica has claimed the job.
async fn with_heartbeat(
    state: &AppState,
    job: &Job,
    heartbeat: Duration,
    work: impl Future<Output = Result<(), Failure>>,
) -> Result<(), Failure> {
    tokio::pin!(work);
    loop {
        tokio::select! {
            outcome = &mut work => return outcome,
            () = sleep(heartbeat) => {
                match attempt::renew(state.db.write(), state.clock.now(), job).await {
                    Ok(true) => {}
                    Ok(false) => return Err(Failure::LeaseLost),
                    Err(error) => tracing::warn!(job = %job.id, %error, "a job's lease could not be renewed"),
                }
            }
        }
    }
}

/// Records a failure: the job is retried after a pause, or fails for good without the secrets in its payload.
async fn record_failure(state: &AppState, job: &Job, failure: Failure) -> Result<(), AppError> {
    let now = state.clock.now();
    let (sentence, is_permanent) = match failure {
        Failure::Retryable(sentence) => (sentence, false),
        Failure::Permanent(sentence) => (sentence, true),
        Failure::LeaseLost => return Ok(()),
    };
    let again = !is_permanent && job.attempts < MOST_ATTEMPTS;
    tracing::warn!(job = %job.id, kind = job.kind, attempt = job.attempts, again, "a job failed: {sentence}");
    telemetry::job_attempted(&job.kind, if again { "again" } else { "failed" });
    if again {
        outcome::postpone(state.db.write(), now, job, &sentence).await?;
        return Ok(());
    }
    let (payload, subject_id) = mail::redacted_payload(state, job).await?;
    outcome::give_up(state.db.write(), now, job, &sentence, payload, subject_id).await?;
    Ok(())
}
