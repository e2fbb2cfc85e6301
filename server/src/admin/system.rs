//! The health of the server as one figure (D8).

use chrono::TimeDelta;

use crate::{health::probe, jobs, mail, state::AppState};

/// How long a mail that was given up counts against the health.
const MAIL_REMEMBERED: TimeDelta = TimeDelta::hours(1);
/// The least free space on the disk of the data folder, in bytes.
const ROOM: u64 = 256 << 20;
/// The share of failed answers in the last hour from which on the check fails.
const FAILING_SHARE: f64 = 0.01;

/// The share of the health checks that pass now, in percent: the database answers, the jobs are on time, mail is
/// accepted, the disk has room, and under 1 % of this replica's answers of the last hour are 5xx.
pub async fn health(state: &AppState) -> f64 {
    let (database_answers, jobs_on_time) = probe::ask(state).await;
    let checks = [
        database_answers,
        jobs_on_time,
        mail_is_accepted(state).await,
        disk_has_room(state).await,
        state.answers.share(state.clock.now()) < FAILING_SHARE,
    ];
    let passing = checks.iter().filter(|passes| **passes).count();
    passing as f64 * 100.0 / checks.len() as f64
}

async fn mail_is_accepted(state: &AppState) -> bool {
    let since = state.clock.now() - MAIL_REMEMBERED;
    match jobs::list::any_refused(state.db.read(), mail::JOB_KIND, since).await {
        Ok(refused) => !refused,
        Err(error) => {
            tracing::error!(%error, "mails cannot be counted");
            false
        }
    }
}

/// On a thread of its own, as a network disk may be slow.
async fn disk_has_room(state: &AppState) -> bool {
    let folder = state.config.data_dir.clone();
    let room = tokio::task::spawn_blocking(move || reedling_db::data_folder::room(&folder)).await;
    match room {
        Ok(Ok(bytes)) => bytes >= ROOM,
        Ok(Err(error)) => {
            tracing::error!(%error, "the disk's room cannot be told");
            false
        }
        Err(_) => false,
    }
}
