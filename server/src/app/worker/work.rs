//! One job: claimed, renewed while it runs, and its outcome recorded.

use std::{future::Future, time::Duration};

use tokio::{sync::watch, time::sleep};

use super::{Lane, Outside, mail};
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
pub async fn work_once(state: &AppState, outside: &Outside, lane: Lane) -> Result<bool, AppError> {
    let (_keep, stopped) = watch::channel(false);
    work_until(state, outside, lane, stopped).await
}

/// The same; a plan is released when `stopped` turns true.
pub(super) async fn work_until(
    state: &AppState,
    outside: &Outside,
    lane: Lane,
    mut stopped: watch::Receiver<bool>,
) -> Result<bool, AppError> {
    // Check first: reading is cheap, claiming takes the write lock.
    if !attempt::any_due(state.db.read(), lane.kinds(), state.clock.now()).await? {
        return Ok(false);
    }
    let claimed = attempt::claim(state.db.write(), lane.kinds(), state.clock.now()).await?;
    let Some(job) = claimed else {
        return Ok(false);
    };
    // Wait for the disk: a mail must not tell of a change that a power cut undoes.
    state.db.wait_until_on_disk().await?;
    let ends = async {
        match lane {
            Lane::Mail => std::future::pending().await,
            Lane::Plans => stopped.wait_for(|stopped| *stopped).await.is_ok(),
        }
    };
    let outcome = tokio::select! {
        outcome = keeping(state, &job, HEARTBEAT, perform(state, outside, lane, &job)) => outcome,
        _ = ends => {
            attempt::put_back(state.db.write(), &job).await?;
            return Ok(true);
        }
    };
    match outcome {
        Ok(()) => telemetry::job_attempted(&job.kind, "done"),
        Err(Failure::Lost) => {}
        Err(failure) => note(state, lane, &job, failure).await?,
    }
    Ok(true)
}

async fn perform(
    state: &AppState,
    outside: &Outside,
    lane: Lane,
    job: &Job,
) -> Result<(), Failure> {
    match lane {
        Lane::Mail => mail::send(state, &outside.mailer, job).await,
        Lane::Plans => ask_model::make(state, outside.planner.as_ref(), job).await,
    }
}

/// Runs the work and renews the job's lease meanwhile. Stops when another replica has claimed the job.
async fn keeping(
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
                    Ok(false) => return Err(Failure::Lost),
                    Err(error) => tracing::warn!(job = %job.id, %error, "a job's lease could not be renewed"),
                }
            }
        }
    }
}

/// Records a failure: the job is retried after a pause, or fails for good without the secrets in its payload.
async fn note(state: &AppState, lane: Lane, job: &Job, failure: Failure) -> Result<(), AppError> {
    let now = state.clock.now();
    let (sentence, lasting) = match failure {
        Failure::Passing(sentence) => (sentence, false),
        Failure::Lasting(sentence) => (sentence, true),
        Failure::Lost => return Ok(()),
    };
    let again = !lasting && job.attempts < MOST_ATTEMPTS;
    tracing::warn!(job = %job.id, kind = job.kind, attempt = job.attempts, again, "a job failed: {sentence}");
    telemetry::job_attempted(&job.kind, if again { "again" } else { "failed" });
    if again {
        outcome::postpone(state.db.write(), now, job, &sentence).await?;
        return Ok(());
    }
    let (payload, subject_id) = match lane {
        Lane::Mail => mail::remains(state, job).await?,
        Lane::Plans => (job.payload.clone(), job.subject_id),
    };
    outcome::give_up(state.db.write(), now, job, &sentence, payload, subject_id).await?;
    Ok(())
}
