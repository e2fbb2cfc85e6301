//! The job that sends a mail.

use std::time::Duration;

use reedling_core::{access::Role, students::age::is_under_13};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};
use uuid::Uuid;

use crate::{
    accounts::queries::{
        account::WaitsFor,
        standing,
        users::{self, UserRecord},
    },
    error::AppError,
    jobs::{Job, failure::Failure, outcome},
    mail::{
        self, Child, Mail, Message, RequestKey, render,
        transport::{Mailer, SendError},
    },
    parents::queries::{reached, requests},
    state::AppState,
};

/// The timeout of sending a mail.
const SEND_TIMEOUT: Duration = Duration::from_secs(60);
/// Attempts to record that a mail was sent: sending it twice is worse than waiting.
const RECORD_ATTEMPTS: u32 = 5;

/// Sends the mail of a job.
///
/// # Errors
/// When it cannot be written, or the mail server does not take it.
pub(super) async fn send(state: &AppState, mailer: &Mailer, job: &Job) -> Result<(), Failure> {
    let Some(mail) = read(job) else {
        return Err(Failure::Permanent("This mail cannot be read.".to_owned()));
    };
    if is_kept_out(state, job, &mail).await? {
        return done(state, job).await;
    }
    if let Some((owner, child)) = child_under_13(state, job, &mail).await? {
        return hand_to_parents(state, job, mail, owner, child).await;
    }
    let id = job.id.to_string();
    let letter = render::mail(&state.config, &id, &mail).map_err(|_| {
        Failure::Permanent("The mail cannot be written to this address.".to_owned())
    })?;
    timeout(SEND_TIMEOUT, mailer.send(&id, &letter, mail.message.link()))
        .await
        .unwrap_or(Err(SendError::TimedOut))?;
    done(state, job).await
}

/// Whose mail it is.
async fn owner(state: &AppState, job: &Job, mail: &Mail) -> Result<Option<UserRecord>, Failure> {
    let conn = state.db.read();
    Ok(match job.subject_id {
        Some(id) => users::by_id(conn, id).await?,
        None => users::find_by_email(conn, &mail.to).await?,
    })
}

/// Whether the mail is obsolete: to a suspended user, who gets only the notice of that, with the password of an address
/// that has been corrected, about a request that has ended, or about teachers who no longer wait.
async fn is_kept_out(state: &AppState, job: &Job, mail: &Mail) -> Result<bool, Failure> {
    if matches!(mail.message, Message::Suspended) {
        return Ok(false);
    }
    let owner = owner(state, job, mail).await?;
    if let Message::ParentRequest {
        request: Some(request),
        ..
    } = &mail.message
        && !still_asks(state, *request, owner.as_ref()).await?
    {
        return Ok(true);
    }
    if matches!(mail.message, Message::TemporaryPassword { .. })
        && mail.child.is_none()
        && owner
            .as_ref()
            .is_some_and(|owner| owner.email.as_ref() != Some(&mail.to))
    {
        return Ok(true);
    }
    if matches!(mail.message, Message::ApprovalWaiting { .. })
        && !has_to_decide(state, owner.as_ref()).await?
    {
        return Ok(true);
    }
    Ok(owner.is_some_and(|owner| owner.standing.is_suspended()))
}

/// The child under 13 whose mail this would be: today, by the date of birth (D16).
async fn child_under_13(
    state: &AppState,
    job: &Job,
    mail: &Mail,
) -> Result<Option<(Uuid, Child)>, Failure> {
    if mail.child.is_some() {
        return Ok(None);
    }
    let owner = owner(state, job, mail).await?;
    let Some(owner) = owner.filter(|owner| owner.role == Role::Student) else {
        return Ok(None);
    };
    let today = state.school_zone().day(state.clock.now());
    let student = reached::student(state.db.read(), owner.id).await?;
    let student = student.filter(|student| is_under_13(student.date_of_birth, today));
    Ok(student.map(|student| {
        let child = Child {
            name: student.first_name,
            email: mail.to.clone(),
        };
        (owner.id, child)
    }))
}

/// Queues the mail for each parent who has proved their address, instead of the child's. A parent gets the same news about
/// the end of lessons already.
async fn hand_to_parents(
    state: &AppState,
    job: &Job,
    mail: Mail,
    owner: Uuid,
    child: Child,
) -> Result<(), Failure> {
    let is_finished = state
        .write(async |tx| {
            let parents = reached::parents(&tx, owner).await?;
            let reached = parents.into_iter().filter(|parent| {
                !mail.message.is_told_to_parents() && parent.address_proved_at.is_some()
            });
            for parent in reached {
                if let Some(to) = parent.email {
                    let copy = Mail {
                        to,
                        name: parent.name,
                        child: Some(child.clone()),
                        message: mail.message.clone(),
                    };
                    mail::enqueue_for(&tx, tx.now, &copy, owner).await?;
                }
            }
            Ok(outcome::finish(&tx, tx.now, job).await?)
        })
        .await?;
    is_finished.then_some(()).ok_or(Failure::LeaseLost)
}

/// Whether accounts still wait and the recipient still is an administrator: the mail itself may have waited for an
/// hour.
async fn has_to_decide(state: &AppState, reader: Option<&UserRecord>) -> Result<bool, Failure> {
    let administers = reader.is_some_and(|reader| reader.role == Role::Administrator);
    Ok(administers && standing::any_waits(state.db.read(), WaitsFor::Approval).await?)
}

/// Whether the request still waits for this parent's answer, and its teacher is not suspended.
async fn still_asks(
    state: &AppState,
    request: RequestKey,
    parent: Option<&UserRecord>,
) -> Result<bool, Failure> {
    let RequestKey {
        teacher_id,
        student_id,
    } = request;
    let (conn, now) = (state.db.read(), state.clock.now());
    let (Some(parent), Some(teacher)) = (parent, users::by_id(conn, teacher_id).await?) else {
        return Ok(false);
    };
    Ok(!teacher.standing.is_suspended()
        && requests::waits(conn, teacher_id, student_id, parent.id, now).await?)
}

/// Records that the mail was sent, or must not be.
async fn done(state: &AppState, job: &Job) -> Result<(), Failure> {
    let mut tries = 1;
    loop {
        match outcome::finish(state.db.write(), state.clock.now(), job).await {
            Ok(true) => return Ok(()),
            Ok(false) => return Err(Failure::LeaseLost),
            Err(_) if tries < RECORD_ATTEMPTS => sleep(Duration::from_secs(1)).await,
            Err(error) => return Err(error.into()),
        }
        tries += 1;
    }
}

/// What is kept of a failed mail: its template and recipient.
pub(super) async fn redacted_payload(
    state: &AppState,
    job: &Job,
) -> Result<(Value, Option<Uuid>), AppError> {
    let Some(mail) = read(job) else {
        return Ok((json!({}), None));
    };
    if let Some(id) = job.subject_id {
        return Ok((mail.message.redacted_payload(), Some(id)));
    }
    let owner = users::find_by_email(state.db.read(), &mail.to).await?;
    Ok((mail.message.redacted_payload(), owner.map(|owner| owner.id)))
}

fn read(job: &Job) -> Option<Mail> {
    serde_json::from_value(job.payload.clone()).ok()
}

impl From<SendError> for Failure {
    fn from(error: SendError) -> Self {
        if error.is_permanent() {
            Self::Permanent(error.to_string())
        } else {
            Self::Retryable(error.to_string())
        }
    }
}
