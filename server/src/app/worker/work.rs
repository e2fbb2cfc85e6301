//! One job: claimed, renewed while it runs, and its outcome recorded.

use std::{future::Future, time::Duration};

use tokio::{sync::watch, time::sleep};

use super::{JobContext, Queue, mail};
use crate::{
    error::AppError,
    jobs::{
        Job,
        attempt::{self, LEASE},
        failure::Failure,
        outcome::{self, MOST_ATTEMPTS},
    },
    practice::ask_model,
    state::AppState,
    telemetry,
};

/// The interval at which a worker renews its lease: three times before it expires.
const HEARTBEAT: Duration = Duration::from_secs(LEASE.as_secs() / 4);

/// Runs a due job of the queue, if there is one; answers whether there was.
///
/// # Errors
/// When the database fails; a job that fails is noted, and tried again later.
pub async fn work_once(
    state: &AppState,
    context: &JobContext,
    queue: Queue,
) -> Result<bool, AppError> {
    let (_keep, stopped) = watch::channel(false);
    work_until(state, context, queue, stopped).await
}

/// The same; a plan is released when `stopped` turns true.
pub(super) async fn work_until(
    state: &AppState,
    context: &JobContext,
    queue: Queue,
    mut stopped: watch::Receiver<bool>,
) -> Result<bool, AppError> {
    // Check first: reading is cheap, claiming takes the write lock.
    if !attempt::any_due(state.db.read(), queue.kinds(), state.clock.now()).await? {
        return Ok(false);
    }
    let claimed = attempt::claim(state.db.write(), queue.kinds(), state.clock.now()).await?;
    let Some(job) = claimed else {
        return Ok(false);
    };
    // Wait for the disk: a mail must not tell of a change that a power cut undoes.
    state.db.wait_until_on_disk().await?;
    let ends = async {
        match queue {
            Queue::Mail => std::future::pending().await,
            Queue::Plans => stopped.wait_for(|stopped| *stopped).await.is_ok(),
        }
    };
    let outcome = tokio::select! {
        outcome = with_heartbeat(state, &job, HEARTBEAT, perform(state, context, queue, &job)) => outcome,
        _ = ends => {
            attempt::release(state.db.write(), &job).await?;
            return Ok(true);
        }
    };
    match outcome {
        Ok(()) => telemetry::job_attempted(&job.kind, "done"),
        Err(Failure::LeaseLost) => {}
        Err(failure) => record_failure(state, queue, &job, failure).await?,
    }
    Ok(true)
}

async fn perform(
    state: &AppState,
    context: &JobContext,
    queue: Queue,
    job: &Job,
) -> Result<(), Failure> {
    match queue {
        Queue::Mail => mail::send(state, &context.mailer, job).await,
        // By far the larger of the two.
        Queue::Plans => Box::pin(ask_model::make(state, context.planner.as_ref(), job)).await,
    }
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
async fn record_failure(
    state: &AppState,
    queue: Queue,
    job: &Job,
    failure: Failure,
) -> Result<(), AppError> {
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
    let (payload, subject_id) = match queue {
        Queue::Mail => mail::redacted_payload(state, job).await?,
        Queue::Plans => (job.payload.clone(), job.subject_id),
    };
    outcome::give_up(state.db.write(), now, job, &sentence, payload, subject_id).await?;
    Ok(())
}
