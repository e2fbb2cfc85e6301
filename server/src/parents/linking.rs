//! Links a new student to parents: at once where the parent has said yes, else by a request.

use std::collections::HashSet;

use chrono::TimeDelta;
use reedling_core::access::Role;
use reedling_db::value_types::RequestState;
use uuid::Uuid;

use super::{
    enter::NamedParent,
    queries::{
        cards, confirmations,
        contact::{Contact, ContactCard},
        links, reached,
        requests::{self, NewRequest},
    },
};
use crate::{
    accounts::{
        caller::{Audit, CallerTx},
        parent_mail,
        queries::{
            account::AccountStatus,
            users::{self, UserRecord},
        },
    },
    audit::ParentEvent,
    error::AppError,
    mail::{self, Message, RequestKey},
    notices::{
        self,
        queries::record::{NewNotice, NoticeKind},
    },
    state::AppState,
};

/// How long a parent has to answer.
const ANSWERED_WITHIN: TimeDelta = TimeDelta::days(30);
/// How long a teacher cannot ask a parent again who has refused.
const REFUSED_FOR: TimeDelta = TimeDelta::days(90);
/// Request mails to one parent in a day, from all teachers together.
const MAILS_A_DAY: u64 = 3;

/// A student who was just added.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewChild<'a> {
    /// The student.
    pub id: Uuid,
    /// Full name.
    pub name: &'a str,
    /// Given name, for the mail to the parent.
    pub first_name: &'a str,
}

/// Links a new student to parents, or asks them; the first one becomes the family's first contact. Answers the parents'
/// names as the caller knows them: to the caller each of them has been written to.
pub(crate) async fn link(
    tx: &CallerTx<'_>,
    state: &AppState,
    child: NewChild<'_>,
    parents: Vec<NamedParent>,
) -> Result<Vec<String>, AppError> {
    let mut names = Vec::new();
    let mut named = with_cards(tx, parents).await?;
    let mut seen = HashSet::new();
    // Two cards may belong to one parent; the teacher does not learn it.
    named.retain(|(id, ..)| seen.insert(*id));
    // Always lock parents in the order of their ids.
    named.sort_by_key(|(id, ..)| *id);
    for named in named {
        names.extend(link_one(tx, state, child, named).await?);
    }
    Ok(names)
}

/// Links a student to one parent, or asks them by the teacher's card. Answers the parent's name as the
/// caller knows them.
pub(super) async fn link_one(
    tx: &CallerTx<'_>,
    state: &AppState,
    child: NewChild<'_>,
    (parent_id, card, is_primary): (Uuid, Option<ContactCard>, bool),
) -> Result<Option<String>, AppError> {
    requests::lock(tx, parent_id).await?;
    let parent = users::by_id(tx, parent_id).await?;
    let typed = card.as_ref().map(|card| card.typed.name.clone());
    let name = typed.or_else(|| parent.as_ref().map(|parent| parent.name.clone()));
    let state_now = match card {
        None => RequestState::Accepted,
        Some(card) => {
            let asked = Asked {
                parent_id,
                card_id: card.id,
                is_primary,
            };
            ask(tx, state, child, asked).await?
        }
    };
    if state_now == RequestState::Accepted {
        links::link(tx, tx.now, parent_id, child.id, is_primary).await?;
        if let Some(parent) = parent {
            tell(tx, state, child, &parent).await?;
        }
    }
    if state_now == RequestState::Waiting {
        let asked = NewNotice {
            student_id: Some(child.id),
            teacher_id: Some(tx.caller.id),
            ..NewNotice::of(NoticeKind::ParentAsked)
        };
        notices::queries::insert(tx, tx.now, &[parent_id], asked).await?;
    }
    let event = match state_now {
        RequestState::Accepted => ParentEvent::LinkedToNewChild(parent_id, child.name),
        RequestState::Waiting | RequestState::Refused | RequestState::Withdrawn => {
            ParentEvent::AskedToLink(parent_id, child.name)
        }
    };
    tx.audit(event).await?;
    Ok(name)
}

/// Tells a linked parent of a further child, unless another mail does: that of their own new account, or that with the
/// password of a child under 13.
async fn tell(
    tx: &CallerTx<'_>,
    state: &AppState,
    child: NewChild<'_>,
    parent: &UserRecord,
) -> Result<(), AppError> {
    let Some(child) = reached::student(tx, child.id).await? else {
        return Ok(());
    };
    let address = parent_mail::signs_in_with(tx, state, &child).await?;
    let gets_password = address.is_some() && parent.standing.address_proved_at.is_some();
    let is_new = address.is_none() && parent.created_at == tx.now;
    if gets_password || is_new {
        return Ok(());
    }
    let teacher = (tx.caller.role == Role::Teacher).then_some(&*tx.caller.name);
    parent_mail::of_new_child(tx, parent, &child, teacher, address).await
}

/// Links a student to one parent, or asks them by the teacher's card.
pub(super) async fn link_one(
    tx: &CallerTx<'_>,
    state: &AppState,
    child: NewChild<'_>,
    (parent_id, card, is_primary): (Uuid, Option<ContactCard>, bool),
) -> Result<(), AppError> {
    requests::lock(tx, parent_id).await?;
    let state_now = match card {
        None => RequestState::Accepted,
        Some(card) => {
            let asked = Asked {
                parent_id,
                card_id: card.id,
                is_primary,
            };
            ask(tx, state, child, asked).await?
        }
    };
    if state_now == RequestState::Accepted {
        links::link(tx, tx.now, parent_id, child.id, is_primary).await?;
    }
    if state_now == RequestState::Waiting {
        let asked = NewNotice {
            student_id: Some(child.id),
            teacher_id: Some(tx.caller.id),
            ..NewNotice::of(NoticeKind::ParentAsked)
        };
        notices::queries::insert(tx, tx.now, &[parent_id], asked).await?;
    }
    let event = match state_now {
        RequestState::Accepted => ParentEvent::LinkedToNewChild(parent_id, child.name),
        RequestState::Waiting | RequestState::Refused | RequestState::Withdrawn => {
            ParentEvent::AskedToLink(parent_id, child.name)
        }
    };
    tx.audit(event).await?;
    Ok(())
}

/// The parents by account, each with the card by which a teacher asks them; without one where nobody has to be asked.
async fn with_cards(
    tx: &CallerTx<'_>,
    parents: Vec<NamedParent>,
) -> Result<Vec<(Uuid, Option<ContactCard>, bool)>, AppError> {
    let (caller, now) = (tx.caller, tx.now);
    let mut named = Vec::new();
    for (place, parent) in parents.into_iter().enumerate() {
        let is_primary = place == 0;
        let (id, card) = match parent {
            NamedParent::Account(id, _) => (id, None),
            NamedParent::Card(card) => (card.parent_id, Some(card)),
            NamedParent::Known(id, _) if confirmations::exists(tx, caller.id, id).await? => {
                (id, None)
            }
            NamedParent::Known(id, seen) => {
                // Without the parent's yes a teacher sees the name only.
                let name = Contact {
                    name: seen.name,
                    ..Contact::default()
                };
                (id, Some(cards::keep(tx, now, caller.id, id, name).await?))
            }
        };
        named.push((id, card, is_primary));
    }
    Ok(named)
}

/// A parent that a teacher asks.
struct Asked {
    parent_id: Uuid,
    card_id: Uuid,
    is_primary: bool,
}

/// Writes a teacher's request; answers its state. A parent who has said yes to the teacher is not asked again, one who
/// has refused is not told for a while.
async fn ask(
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
    let mailed = stands == RequestState::Waiting
        // A new parent gets the mail with the temporary password instead.
        && !links::was_entered_by(tx, teacher_id, parent_id).await?
        && requests::mailed_since(tx, parent_id, now - TimeDelta::days(1)).await? < MAILS_A_DAY;
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
    requests::insert(tx, now, new).await?;
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
