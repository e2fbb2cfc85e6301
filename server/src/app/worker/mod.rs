//! The background workers: they claim due jobs, do them, and retry those that failed.

pub mod cleanup;
mod mail;
pub mod work;

use std::time::Duration;

use tokio::{
    sync::watch,
    time::{Instant, sleep},
};

pub use self::work::work_once;
use crate::{jobs, mail::transport::Mailer, practice::planner::ChatPlanner, state::AppState};

/// The pause of a worker when nothing is due.
const IDLE_PAUSE: Duration = Duration::from_secs(1);
/// How often expired rows are deleted.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(3600);
/// How long a finished job is kept.
const DONE_KEPT: Duration = Duration::from_secs(7 * 24 * 3600);
/// How long a failed job is kept, so that it can be retried.
const FAILED_KEPT: Duration = Duration::from_secs(30 * 24 * 3600);

/// A queue with a worker of its own, so that no mail waits behind a slow model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Queue {
    /// Mails; one that is being sent is finished before the server ends.
    Mail,
    /// Practice plans of a model; one that is being made is released when the server ends.
    Plans,
}

impl Queue {
    /// The kinds of job in it. A kind that only a newer release knows waits for that.
    pub const fn kinds(self) -> &'static [&'static str] {
        match self {
            Self::Mail => &[crate::mail::JOB_KIND],
            Self::Plans => &[crate::practice::ask_model::JOB_KIND],
        }
    }
}

/// The outside services that jobs need.
#[derive(Debug)]
pub struct JobContext {
    /// Where mail goes.
    pub mailer: Mailer,
    /// The model that makes practice plans, if one is configured.
    pub planner: Option<ChatPlanner>,
}

/// Runs the workers until `stopped` turns true; a mail that is being sent is finished first.
pub async fn run(state: AppState, context: JobContext, stopped: watch::Receiver<bool>) {
    tokio::join!(
        work(&state, &context, Queue::Mail, stopped.clone()),
        work(&state, &context, Queue::Plans, stopped.clone()),
        clean_up(&state, stopped),
    );
}

async fn work(
    state: &AppState,
    context: &JobContext,
    queue: Queue,
    mut stopped: watch::Receiver<bool>,
) {
    while !*stopped.borrow() {
        let worked = work::work_until(state, context, queue, stopped.clone()).await;
        let worked = worked.unwrap_or_else(|error| {
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
