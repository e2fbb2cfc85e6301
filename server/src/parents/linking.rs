//! Links a new student to parents: at once where the parent has said yes, else by a request.

use std::collections::HashSet;

use chrono::TimeDelta;
use reedling_core::access::Role;
use reedling_db::value_types::RequestState;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{
    queries::{
        cards, confirmations,
        contact::{Contact, ContactCard},
        found, links,
        requests::{self, NewRequest},
    },
    request_mail::mail_request,
};
use crate::{
    accounts::caller::{Audit, CallerTx, CurrentUser},
    audit::ParentEvent,
    error::AppError,
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

/// A parent that the caller names for a student.
#[derive(Clone, Debug)]
pub(crate) enum NamedParent {
    /// By an administrator: the account and its address.
    Account(Uuid, Option<String>),
    /// By a teacher, with this contact card.
    Card(ContactCard),
    /// By a teacher, from their list of parents: the account, and what they see of it.
    Known(Uuid, Contact),
}

impl NamedParent {
    /// The address by which the caller knows the parent, if any.
    pub fn email(&self) -> Option<&str> {
        match self {
            Self::Account(_, email) => email.as_deref(),
            Self::Card(card) => card.typed.email.as_deref(),
            Self::Known(_, seen) => seen.email.as_deref(),
        }
    }
}

/// The parents with those ids, in their order: an administrator names accounts, a teacher entries of their own list.
///
/// # Errors
/// 404 when one of them is none that the caller may name.
pub(crate) async fn named(
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
    ids: &[Uuid],
) -> Result<Vec<NamedParent>, AppError> {
    let known: Vec<(Uuid, NamedParent)> = match caller.role {
        Role::Administrator => {
            let accounts = found::accounts_of(conn, ids).await?.into_iter();
            accounts
                .map(|(id, email)| (id, NamedParent::Account(id, email)))
                .collect()
        }
        Role::Teacher | Role::Student | Role::Parent => {
            let typed = cards::of_teacher(conn, caller.id, ids).await?.into_iter();
            let mut known: Vec<_> = typed
                .map(|card| (card.id, NamedParent::Card(card)))
                .collect();
            if known.len() < ids.len() {
                let listed = found::of_teacher(conn, caller.id, "", Some(ids), ids.len() as u64);
                for parent in listed.await? {
                    let seen = Contact {
                        name: parent.name,
                        email: parent.email,
                        phone_number: None,
                        address: None,
                    };
                    if known.iter().all(|(id, _)| *id != parent.id) {
                        known.push((parent.id, NamedParent::Known(parent.id, seen)));
                    }
                }
            }
            known
        }
    };
    let by_id = |id: &Uuid| known.iter().find(|(known, _)| known == id);
    ids.iter()
        .map(|id| by_id(id).map(|(_, named)| named.clone()))
        .collect::<Option<_>>()
        .ok_or(AppError::NotFound("There is no such parent."))
}

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

/// Links a new student to parents, or asks them; the first one becomes the family's first contact.
pub(crate) async fn link(
    tx: &CallerTx<'_>,
    state: &AppState,
    child: NewChild<'_>,
    parents: Vec<NamedParent>,
) -> Result<(), AppError> {
    let mut named = with_cards(tx, parents).await?;
    let mut seen = HashSet::new();
    // Two cards may belong to one parent; the teacher does not learn it.
    named.retain(|(id, ..)| seen.insert(*id));
    // Always lock parents in the order of their ids.
    named.sort_by_key(|(id, ..)| *id);
    for (parent_id, card, is_primary) in named {
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
    }
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
