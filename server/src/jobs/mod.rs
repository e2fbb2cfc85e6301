//! The background worker: takes jobs as they fall due, does them, and tries again what failed.

use std::time::Duration;

use anyhow::Result;
use tokio::{
    sync::watch,
    time::{Instant, sleep, timeout},
};

use crate::{
    entities::job,
    error::AppError,
    mail::{self, Message, letter, transport::Mailer},
    services::accounts::sweep,
    state::AppState,
    store::jobs,
};

/// How long the worker rests when nothing is due.
const REST: Duration = Duration::from_secs(1);
/// How long one job may take; well under the lease, so that no other worker has it meanwhile.
const JOB_TIME: Duration = Duration::from_secs(60);
/// How often finished jobs are swept away.
const SWEEP: Duration = Duration::from_secs(3600);
/// How long a finished job is kept, to be looked at.
const KEPT: Duration = Duration::from_secs(7 * 24 * 3600);

/// Works until `stopped` turns true; the job at hand is finished first.
pub async fn run(state: AppState, mailer: Mailer, mut stopped: watch::Receiver<bool>) {
    let mut next_sweep = Instant::now();
    while !*stopped.borrow() {
        let worked = match work_once(&state, &mailer).await {
            Ok(worked) => worked,
            Err(error) => {
                tracing::error!(%error, "jobs cannot be read");
                false
            }
        };
        if Instant::now() >= next_sweep {
            next_sweep = Instant::now() + SWEEP;
            if let Err(error) = jobs::sweep(state.db.write(), state.clock.now() - KEPT).await {
                tracing::error!(%error, "finished jobs cannot be swept away");
            }
            if let Err(error) = sweep::expired(&state).await {
                tracing::error!(%error, "what has expired cannot be swept away");
            }
        }
        if !worked {
            tokio::select! {
                () = sleep(REST) => {}
                _ = stopped.wait_for(|stopped| *stopped) => {}
            }
        }
    }
}

/// Does the job that is due, if there is one, and says whether there was.
///
/// # Errors
/// When the database fails; a job that fails is noted, and tried again later.
pub async fn work_once(state: &AppState, mailer: &Mailer) -> Result<bool, AppError> {
    // Looking is cheap; claiming takes the write lock.
    if !jobs::any_due(state.db.read(), state.clock.now()).await? {
        return Ok(false);
    }
    let Some(job) = jobs::claim(state.db.write(), state.clock.now()).await? else {
        return Ok(false);
    };
    let outcome = timeout(JOB_TIME, perform(state, mailer, &job))
        .await
        .unwrap_or_else(|_| Err(anyhow::anyhow!("took too long")));
    let now = state.clock.now();
    match outcome {
        Ok(()) => jobs::finish(state.db.write(), now, &job).await?,
        Err(error) => {
            let again = jobs::fail(state.db.write(), now, &job, &format!("{error:#}")).await?;
            tracing::warn!(job = %job.id, kind = job.kind, attempt = job.attempts, again, "a job failed: {error:#}");
        }
    }
    Ok(true)
}

async fn perform(state: &AppState, mailer: &Mailer, job: &job::Model) -> Result<()> {
    match job.kind.as_str() {
        mail::JOB_KIND => {
            let message: Message = serde_json::from_value(job.payload.clone())?;
            let id = job.id.to_string();
            let letter = letter::write(&state.config, &id, &message)?;
            mailer.send(&id, &letter, message.link()).await?;
            Ok(())
        }
        other => anyhow::bail!("no such kind of job: {other}"),
    }
}
