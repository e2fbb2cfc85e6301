//! What a teacher entered about a parent is put right until the parent has signed in; an administrator corrects the
//! account (FIELD-06). A teacher's card with another address stands for another person: they are entered or asked anew,
//! and the account that the teacher had made by mistake goes. Nothing of it tells whether an address is known (D14).

use reedling_core::{
    access::Role,
    students::parent::{NewParent, NewParentRequest},
    validation::split_name,
};
use uuid::Uuid;

use super::{
    enter::{self, NamedParent},
    linking::{self, NewChild},
    queries::{
        cards,
        contact::{Contact, ContactCard, ParentRecord},
        corrections::{self, Asked},
        found, links, requests,
    },
};
use crate::{
    accounts::{
        addresses::{self, address_unavailable},
        caller::{Audit, CallerTx, CurrentUser},
        correction::{self, NewAddress},
        create::{self, TemporaryPassword},
        queries::{
            credentials,
            users::{self, UserRecord},
        },
    },
    audit::{AccountEvent, ParentEvent, Person},
    error::{AppError, code::Code},
    security::timing,
    settings::{self, queries::Change},
    state::AppState,
};

/// Corrects a parent; answers them as the caller sees them.
///
/// # Errors
/// 422 when a rule is broken, 404 for a parent that is not in the caller's list, 409 when the parent has signed in,
/// somebody else entered them, is suspended or the address belongs to another role, 429 after too many addresses or mails.
pub(crate) async fn correct_parent(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
    request: &NewParentRequest,
) -> Result<ParentRecord, AppError> {
    let parent = request.check()?;
    let password = create::temporary_password(state);
    timing::pad_to_interval(async {
        let named = one_named(state, caller, id).await?;
        if named.email() != Some(&parent.email) {
            addresses::count_entered(state, caller, &[&parent.email]).await?;
        }
        state
            .write_as(caller, async |tx| match named {
                NamedParent::Account(id, _) => {
                    correct_account(&tx, state, id, &parent, &password).await
                }
                NamedParent::Card(card) => {
                    Box::pin(correct_card(&tx, state, card, &parent, &password)).await
                }
                NamedParent::Known(..) => Err(entered_by_another()),
            })
            .await
    })
    .await
}

async fn one_named(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<NamedParent, AppError> {
    let mut named = enter::named(state.db.read(), caller, &[id]).await?;
    named.pop().ok_or_else(no_parent)
}

fn no_parent() -> AppError {
    AppError::NotFound("There is no such parent.")
}

fn entered_by_another() -> AppError {
    let text = "Somebody else entered this parent. Please ask an administrator.";
    AppError::conflict(Code::EnteredByAnother, text)
}

/// An administrator corrects the account itself.
async fn correct_account(
    tx: &CallerTx<'_>,
    state: &AppState,
    id: Uuid,
    parent: &NewParent,
    password: &TemporaryPassword,
) -> Result<ParentRecord, AppError> {
    let user = correction::locked(tx, id).await?;
    if parent.name != user.name {
        correction::rename(tx, &user, split_name(&parent.name)).await?;
    }
    let phone = Change::Phone(parent.phone_number.clone());
    settings::queries::set(tx, tx.now, id, phone).await?;
    corrections::set_postal_address(tx, id, parent.address.clone()).await?;
    if user.email.as_deref() != Some(&*parent.email) {
        let user = correction::locked(tx, id).await?;
        let email = Some(parent.email.clone());
        correction::change_address(tx, state, &user, NewAddress { email, password }).await?;
    }
    tx.audit(corrected(id, parent)).await?;
    let found = found::in_school_by_id(tx, id).await?;
    found.ok_or_else(address_unavailable)
}

fn corrected(id: Uuid, parent: &NewParent) -> ParentEvent<'_> {
    let name = &parent.name;
    ParentEvent::Corrected(Person { id, name })
}

/// A teacher corrects what they typed.
async fn correct_card(
    tx: &CallerTx<'_>,
    state: &AppState,
    card: ContactCard,
    parent: &NewParent,
    password: &TemporaryPassword,
) -> Result<ParentRecord, AppError> {
    let teacher_id = tx.caller.id;
    let typed = enter::typed(parent);
    let (card, holder) = locked(tx, card, &typed).await?;
    let until_now = card.parent_id;
    // Whether somebody else's parent has signed in is not told.
    let is_own = links::was_entered_by(tx, teacher_id, until_now).await?;
    let has_answered = corrections::has_answered(tx, teacher_id, until_now).await?;
    if has_answered {
        return Err(correction::signed_in(&card.typed.name));
    }
    if is_own && let Some(user) = users::by_id(tx, until_now).await? {
        correction::must_be_correctable(tx, &user).await?;
        correction::must_not_be_suspended(&user)?;
    }
    if typed.email == card.typed.email {
        if is_own {
            correct_own(tx, until_now, parent).await?;
        }
        cards::retype(tx, card.id, until_now, &typed).await?;
    } else {
        correction::count_invitation(tx, card.id).await?;
        let children = corrections::asked_by(tx, card.id).await?;
        let first = children.first().map(|child| child.first_name.clone());
        let id = match holder {
            Some(user) if user.role == Role::Parent => user.id,
            Some(_) => return Err(address_unavailable()),
            None => enter::add(tx, parent, first.as_deref(), password).await?,
        };
        corrections::withdraw_all(tx, card.id).await?;
        cards::join(tx, teacher_id, card.id, (id, &typed)).await?;
        for child in children {
            ask_again(tx, state, child, card_of(card.id, id, parent)).await?;
        }
        if is_own {
            corrections::delete_unneeded(tx, until_now).await?;
        }
    }
    let id = cards::parent_of(tx, card.id).await?.unwrap_or(until_now);
    tx.audit(corrected(id, parent)).await?;
    Ok(enter::as_typed(card_of(card.id, id, parent)))
}

/// A teacher's card and the account that has the typed address, if it is another one, with both parents locked.
///
/// # Errors
/// 404 when the card has gone, 409 when another correction came first.
async fn locked(
    tx: &CallerTx<'_>,
    card: ContactCard,
    typed: &Contact,
) -> Result<(ContactCard, Option<UserRecord>), AppError> {
    let other = typed
        .email
        .as_ref()
        .filter(|_| typed.email != card.typed.email);
    let holder = async || match other {
        Some(email) => addresses::holder(tx, email).await,
        None => Ok(None),
    };
    let found = holder().await?.map(|user| user.id);
    let mut parents = vec![card.parent_id];
    parents.extend(found);
    // Always lock parents in the order of their ids.
    parents.sort_unstable();
    for id in parents {
        requests::lock(tx, id).await?;
    }
    let now = cards::of_teacher(tx, tx.caller.id, &[card.id]).await?.pop();
    let now = now.ok_or_else(no_parent)?;
    let holder = holder().await?;
    if now != card || holder.as_ref().map(|user| user.id) != found {
        let text = "Somebody changed this parent at the same moment. Please look again.";
        return Err(AppError::conflict(Code::VersionConflict, text));
    }
    Ok((now, holder))
}

fn card_of(id: Uuid, parent_id: Uuid, parent: &NewParent) -> ContactCard {
    ContactCard {
        id,
        parent_id,
        typed: enter::typed(parent),
    }
}

/// The account that the teacher made has the name and number that they typed.
async fn correct_own(tx: &CallerTx<'_>, id: Uuid, parent: &NewParent) -> Result<(), AppError> {
    let name = split_name(&parent.name);
    let phone = parent.phone_number.clone();
    settings::queries::set_name_and_phone(tx, tx.now, id, name, phone).await?;
    Ok(corrections::set_postal_address(tx, id, parent.address.clone()).await?)
}

async fn ask_again(
    tx: &CallerTx<'_>,
    state: &AppState,
    asked: Asked,
    card: ContactCard,
) -> Result<(), AppError> {
    let child = NewChild {
        id: asked.student_id,
        name: &asked.name,
        first_name: &asked.first_name,
    };
    let parent = (card.parent_id, Some(card), asked.is_primary);
    linking::link_one(tx, state, child, parent).await.map(drop)
}

/// Sends a parent the invitation again; answers the sentence that says so, which for a teacher is the same for a known
/// and an unknown address.
///
/// # Errors
/// 404 for a parent that is not in the caller's list, 409 when the parent has signed in or somebody else entered them,
/// 422 without an address, 429 when it was done too often.
pub(crate) async fn invite_again(
    state: &AppState,
    caller: &CurrentUser,
    id: Uuid,
) -> Result<String, AppError> {
    let password = create::temporary_password(state);
    timing::pad_to_interval(async {
        let named = one_named(state, caller, id).await?;
        state
            .write_as(caller, async |tx| match named {
                NamedParent::Account(id, _) => {
                    let user = correction::locked(&tx, id).await?;
                    let email = correction::invite_again(&tx, state, &user, &password).await?;
                    Ok(correction::invited(email))
                }
                NamedParent::Card(card) => invite_card(&tx, state, card, &password).await,
                NamedParent::Known(..) => Err(entered_by_another()),
            })
            .await
    })
    .await
}

async fn invite_card(
    tx: &CallerTx<'_>,
    state: &AppState,
    card: ContactCard,
    password: &TemporaryPassword,
) -> Result<String, AppError> {
    let (teacher_id, parent_id) = (tx.caller.id, card.parent_id);
    requests::lock(tx, parent_id).await?;
    let name = &card.typed.name;
    let is_own = links::was_entered_by(tx, teacher_id, parent_id).await?;
    let has_answered = corrections::has_answered(tx, teacher_id, parent_id).await?;
    if has_answered || is_own && credentials::is_used(tx, parent_id).await? {
        return Err(correction::signed_in(name));
    }
    correction::count_invitation(tx, card.id).await?;
    if is_own && let Some(user) = users::by_id(tx, parent_id).await? {
        correction::invite_again(tx, state, &user, password).await?;
    } else {
        let person = Person {
            id: parent_id,
            name,
        };
        tx.audit(AccountEvent::InvitedAgain(person)).await?;
    }
    let to = card.typed.email.as_deref().unwrap_or_default();
    Ok(format!(
        "If {name} has no password yet, a new invitation is on its way to {to}."
    ))
}
