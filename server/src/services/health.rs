//! Whether the server is well (D8, D11).

use std::time::Duration;

use crate::{
    error::AppError,
    model::demo,
    state::AppState,
    store::{jobs, probe},
};

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a job may wait past its time before the jobs count as late.
const LATE: Duration = Duration::from_secs(300);

/// The state of each part: `ok`, or what is wrong.
#[derive(Debug)]
pub struct Health {
    /// Whether the database answers.
    pub database: String,
    /// Whether the jobs are on time.
    pub jobs: String,
}

impl Health {
    /// `ok` when every part is.
    pub fn overall(&self) -> &'static str {
        if self.database == "ok" && self.jobs == "ok" {
            "ok"
        } else {
            "failing"
        }
    }
}

/// Looks at each part.
pub async fn check(state: &AppState) -> Health {
    let answered = tokio::time::timeout(PATIENCE, probe::answers(state.db.read())).await;
    if !matches!(answered, Ok(Ok(()))) {
        return Health {
            database: "does not answer".to_owned(),
            jobs: "unknown".to_owned(),
        };
    }
    let jobs = match jobs::overdue(state.db.read(), state.clock.now() - LATE).await {
        Ok(0) => "ok".to_owned(),
        Ok(late) => format!("{late} late"),
        Err(error) => {
            tracing::error!(%error, "jobs cannot be counted");
            "unknown".to_owned()
        }
    };
    Health {
        database: "ok".to_owned(),
        jobs,
    }
}

/// Whether there are accounts with the demo school's password (D11).
///
/// # Errors
/// When the database fails.
pub async fn has_demo_accounts(state: &AppState) -> Result<bool, AppError> {
    Ok(probe::any_address(state.db.read(), &demo::ADDRESSES).await?)
}
