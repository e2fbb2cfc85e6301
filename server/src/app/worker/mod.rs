//! The background worker: it claims due jobs, does them, and retries those that failed.

pub mod cleanup;
mod mail;
pub mod work;

use std::time::Duration;

use tokio::{
    sync::watch,
    time::{Instant, sleep},
};

pub use self::work::work_once;
use crate::{jobs, mail::transport::Mailer, state::AppState};

/// The pause of a worker when nothing is due.
const IDLE_PAUSE: Duration = Duration::from_secs(1);
/// How often expired rows are deleted.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(3600);
/// How long a finished job is kept.
const DONE_KEPT: Duration = Duration::from_secs(7 * 24 * 3600);
/// How long a failed job is kept, so that it can be retried.
const FAILED_KEPT: Duration = Duration::from_secs(30 * 24 * 3600);

/// The kinds of job that are done here. A kind that only another release knows waits for that.
const KINDS: [&str; 1] = [crate::mail::JOB_KIND];

/// Runs the worker until `stopped` turns true; a mail that is being sent is finished first.
pub async fn run(state: AppState, mailer: Mailer, stopped: watch::Receiver<bool>) {
    tokio::join!(
        work(&state, &mailer, stopped.clone()),
        clean_up(&state, stopped),
    );
}

async fn work(state: &AppState, mailer: &Mailer, mut stopped: watch::Receiver<bool>) {
    while !*stopped.borrow() {
        let worked = work_once(state, mailer).await.unwrap_or_else(|error| {
            tracing::error!(%error, "jobs cannot be read");
            false
        });
        if !worked {
            tokio::select! {
                () = sleep(IDLE_PAUSE) => {}
                _ = stopped.wait_for(|stopped| *stopped) => {}
            }
        }
    }
}

/// Deletes finished jobs and expired rows, at the start and then every hour.
async fn clean_up(state: &AppState, mut stopped: watch::Receiver<bool>) {
    let mut next = Instant::now();
    while !*stopped.borrow() {
        let now = state.clock.now();
        if let Err(error) =
            jobs::delete_old(state.db.upkeep(), now - DONE_KEPT, now - FAILED_KEPT).await
        {
            tracing::error!(%error, "finished jobs cannot be deleted");
        }
        if let Err(error) = cleanup::delete_expired(state).await {
            tracing::error!(%error, "what has expired cannot be deleted");
        }
        next += CLEANUP_INTERVAL;
        tokio::select! {
            () = tokio::time::sleep_until(next) => {}
            _ = stopped.wait_for(|stopped| *stopped) => {}
        }
    }
}
