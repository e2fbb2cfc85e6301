//! A teacher's request to a parent: what it stands at, and its mail.

use chrono::TimeDelta;
use reedling_db::value_types::RequestState;
use uuid::Uuid;

use super::{
    linking::NewChild,
    queries::{
        confirmations, links,
        requests::{self, NewRequest},
    },
};
use crate::{
    accounts::{
        caller::CallerTx,
        queries::{account::AccountStatus, users},
    },
    error::AppError,
    mail::{self, Message, RequestKey},
    state::AppState,
};

/// How long a parent has to answer.
const ANSWERED_WITHIN: TimeDelta = TimeDelta::days(30);
/// How long a teacher cannot ask a parent again who has refused.
const REFUSED_FOR: TimeDelta = TimeDelta::days(90);
/// Request mails to one parent in a day, from all teachers together.
const MAILS_A_DAY: u64 = 3;

/// A parent that a teacher asks.
pub(super) struct Asked {
    /// Whose account it is.
    pub parent_id: Uuid,
    /// What the teacher typed.
    pub card_id: Uuid,
    /// Whether they are the family's first contact.
    pub is_primary: bool,
}

/// Writes a teacher's request; answers its state. A parent who has said yes to the teacher is not asked again, one who
/// has refused is not told for a while.
pub(super) async fn ask(
    tx: &CallerTx<'_>,
    state: &AppState,
    child: NewChild<'_>,
    asked: Asked,
) -> Result<RequestState, AppError> {
    let now = tx.now;
    let (teacher_id, parent_id) = (tx.caller.id, asked.parent_id);
    let is_confirmed = confirmations::exists(tx, teacher_id, parent_id).await?;
    let is_refused = requests::refused_since(tx, teacher_id, parent_id, now - REFUSED_FOR).await?;
    let stands = match (is_confirmed, is_refused) {
        (true, _) => RequestState::Accepted,
        (false, true) => RequestState::Refused,
        (false, false) => RequestState::Waiting,
    };
    let yesterday = now - TimeDelta::days(1);
    let between = (teacher_id, child.id, parent_id);
    let mailed = stands == RequestState::Waiting
        // A new parent gets the mail with the temporary password instead.
        && !links::was_entered_by(tx, teacher_id, parent_id).await?
        && !requests::was_mailed_since(tx, between, yesterday).await?
        && requests::mailed_since(tx, parent_id, yesterday).await? < MAILS_A_DAY;
    if mailed {
        mail_request(tx, state, child, parent_id).await?;
    }
    let new = NewRequest {
        teacher_id,
        student_id: child.id,
        parent_id,
        card_id: asked.card_id,
        is_primary: asked.is_primary,
        state: stands,
        expires_at: now + ANSWERED_WITHIN,
        mailed,
    };
    requests::write(tx, now, new).await?;
    Ok(stands)
}

/// Tells the parent which teacher asks about which child, and nothing else that the teacher typed.
async fn mail_request(
    tx: &CallerTx<'_>,
    state: &AppState,
    child: NewChild<'_>,
    parent_id: Uuid,
) -> Result<(), AppError> {
    let Some(parent) = users::by_id(tx, parent_id).await? else {
        return Ok(());
    };
    let may_be_mailed = parent.standing.status() == AccountStatus::Active;
    let Some(to) = parent.email.filter(|_| may_be_mailed) else {
        return Ok(());
    };
    let message = Message::ParentRequest {
        teacher: tx.caller.name.clone(),
        child: child.first_name.to_owned(),
        link: format!("{}/parent/dashboard", state.config.public_url),
        request: Some(RequestKey {
            teacher_id: tx.caller.id,
            student_id: child.id,
        }),
    };
    mail::enqueue(tx, tx.now, &message.to(to, parent.name)).await
}
