//! Mail: messages, and queuing them for the job that sends them. No request waits for a mail server (D7).

pub mod message;
pub mod pauses;
pub mod render;
pub(crate) mod second_factor;
mod subject;
pub mod transport;

use chrono::{DateTime, Utc};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

pub use self::{
    message::{Child, Mail, Message, RequestKey},
    second_factor::SecondFactorChange,
};
use crate::{
    error::AppError,
    jobs::{self, NewJob, record::JobKind},
};

/// The kind of the jobs that send mail.
pub const JOB_KIND: &str = JobKind::Mail.as_str();

/// Queues a mail in the caller's transaction.
pub async fn enqueue(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    mail: &Mail,
) -> Result<(), AppError> {
    queue(conn, now, now, mail, Details::default()).await
}

/// Queues a mail that is not sent before an instant.
pub async fn enqueue_at(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    at: DateTime<Utc>,
    mail: &Mail,
) -> Result<(), AppError> {
    queue(conn, now, at, mail, Details::default()).await
}

/// Queues a mail that [`replace`] can change by its key until it is sent.
pub async fn enqueue_once(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    at: DateTime<Utc>,
    mail: &Mail,
    key: String,
) -> Result<(), AppError> {
    let details = Details {
        dedup_key: Some(key),
        ..Details::default()
    };
    queue(conn, now, at, mail, details).await
}

/// Changes a mail that has not been sent yet.
pub async fn replace(conn: &impl ConnectionTrait, key: &str, mail: &Mail) -> Result<(), AppError> {
    Ok(jobs::replace(conn, key, payload(mail)?).await?)
}

/// Queues a mail that concerns an account, to an address that need not be the account's: the job knows the account.
pub async fn enqueue_for(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    mail: &Mail,
    user_id: Uuid,
) -> Result<(), AppError> {
    let details = Details {
        subject_id: Some(user_id),
        ..Details::default()
    };
    queue(conn, now, now, mail, details).await
}

/// How to find and schedule a mail.
#[derive(Default)]
struct Details {
    subject_id: Option<Uuid>,
    dedup_key: Option<String>,
}

async fn queue(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    at: DateTime<Utc>,
    mail: &Mail,
    details: Details,
) -> Result<(), AppError> {
    let job = NewJob {
        kind: JOB_KIND,
        payload: payload(mail)?,
        dedup_key: details.dedup_key,
        subject_id: details.subject_id,
    };
    Ok(jobs::enqueue_at(conn, now, at, job).await?)
}

fn payload(mail: &Mail) -> Result<serde_json::Value, AppError> {
    serde_json::to_value(mail).map_err(|error| AppError::Internal(format!("mail payload: {error}")))
}
