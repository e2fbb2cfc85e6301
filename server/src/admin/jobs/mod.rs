//! Background jobs for an administrator: which failed and why, and retrying one.

mod retry_mail;

use reedling_db::value_types::JobState;
use schemars::JsonSchema;
use serde::Deserialize;
use uuid::Uuid;

use self::retry_mail::{rewrite, template};
use crate::{
    accounts::{
        caller::{Audit, CurrentUser},
        create,
    },
    api::rows::Rows,
    audit::AccountEvent,
    error::{AppError, code::Code},
    jobs::{list, outcome, record::JobRecord},
    state::AppState,
};

/// Most jobs of one answer.
const MOST: u64 = 100;

/// Which jobs to list.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
pub(crate) struct JobQuery {
    /// Filter by state: queued, done, failed or replaced.
    #[schemars(extend("enum" = JobState::ALL.map(JobState::as_str)))]
    pub state: Option<String>,
}

/// The newest jobs in a state of that name, or in any.
///
/// # Errors
/// 422 when there is no such state.
pub(crate) async fn newest(state: &AppState, query: JobQuery) -> Result<Rows<JobRecord>, AppError> {
    let named = |name: &str| {
        let text = "Please choose queued, done, failed or replaced.";
        JobState::parse(name).ok_or_else(|| AppError::invalid("state", "state", text))
    };
    let of = query.state.as_deref().map(named).transpose()?;
    let conn = state.db.read();
    let rows = list::newest(conn, of, MOST).await?;
    Ok(Rows::counted(rows, MOST, list::count(conn, of)).await?)
}

/// Retries a job that was given up. The text of a mail is gone by then, so a new one is written; a temporary password
/// or a link in it is a new one.
///
/// # Errors
/// 404 for an unknown job, 409 when it is not given up or its mail cannot be rewritten.
pub(crate) async fn retry(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<(), AppError> {
    let job = list::by_id(state.db.read(), id)
        .await?
        .ok_or(AppError::NotFound("There is no such job."))?;
    // No other job uses this.
    let password = match template(&job) {
        Some("temporary_password") => Some(create::temporary_password(state)),
        _ => None,
    };
    state
        .write_as(caller, async |tx| {
            if !outcome::replace(&tx, tx.now, id).await? {
                let text = "Only a job that has failed can be done again.";
                return Err(AppError::conflict(Code::JobNotFailed, text));
            }
            rewrite(state, &tx, &job, password).await?;
            Ok(tx.audit(AccountEvent::JobRetried(job.subject_id)).await?)
        })
        .await
}
