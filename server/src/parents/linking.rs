//! Links a new student to parents: at once where the parent has said yes, else by a request.

use std::collections::HashSet;

use reedling_core::access::Role;
use reedling_db::value_types::RequestState;
use uuid::Uuid;

use super::{
    asking::{Asked, ask},
    enter::NamedParent,
    queries::{
        cards, confirmations,
        contact::{Contact, ContactCard},
        links, reached, requests,
    },
};
use crate::{
    accounts::{
        caller::{Audit, CallerTx},
        parent_mail,
        queries::users::{self, UserRecord},
    },
    audit::ParentEvent,
    error::AppError,
    notices::{
        self,
        queries::record::{NewNotice, NoticeKind},
    },
    state::AppState,
};

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

/// Links a student to one parent, or asks them by the teacher's card. Answers the name of the parent who is written to, as
/// the caller knows them.
pub(super) async fn link_one(
    tx: &CallerTx<'_>,
    state: &AppState,
    child: NewChild<'_>,
    (parent_id, card, is_primary): (Uuid, Option<ContactCard>, bool),
) -> Result<Option<String>, AppError> {
    requests::lock(tx, parent_id).await?;
    let parent = users::by_id(tx, parent_id).await?;
    let typed = card.as_ref().map(|card| card.typed.name.clone());
    // A suspended parent gets no mail. Of a card the teacher does not learn it.
    let mailed = parent
        .as_ref()
        .filter(|parent| !parent.standing.is_suspended());
    let name = typed.or_else(|| mailed.map(|parent| parent.name.clone()));
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

/// Tells a linked parent of a further child, unless the mail with the password of a child under 13 does.
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
    if gets_password {
        return Ok(());
    }
    let teacher = (tx.caller.role == Role::Teacher).then_some(&*tx.caller.name);
    parent_mail::of_new_child(tx, parent, &child, teacher, address).await
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
