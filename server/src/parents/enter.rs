//! Parents as the school enters and names them (D3, D4, D14).

use reedling_core::{
    access::Role,
    students::parent::{NewParent, NewParentRequest},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::{
    cards,
    contact::{Contact, ContactCard, ParentRecord},
    found, links,
};
use crate::{
    accounts::{
        addresses::{self, Owner, address_unavailable},
        caller::{Audit, CallerTx, CurrentUser},
        create::{self, Account, TemporaryPassword},
    },
    api::idempotency::Call,
    audit::{ParentEvent, Person},
    error::{AppError, code::Code},
    security::timing,
    state::AppState,
};

/// Creates a parent. For a teacher this is a contact card, whether or not the address has an account: answer and time
/// are the same. A new address gets an account and a temporary password by mail.
///
/// # Errors
/// 422 without name or address, 409 when the address belongs to another role, 429 after too many addresses.
pub(crate) async fn create_parent(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, ParentRecord>,
    request: &NewParentRequest,
) -> Result<ParentRecord, AppError> {
    let parent = request.check()?;
    timing::pad_to_interval(async {
        addresses::count_entered(state, caller, &[&parent.email]).await?;
        let password = create::temporary_password(state);
        match enter(state, call, &parent, &password).await {
            // The same person was entered at the same moment.
            Err(AppError::Conflict {
                code: Code::AddressUnavailable,
                ..
            }) => enter(state, call, &parent, &password).await,
            record => record,
        }
    })
    .await
}

async fn enter(
    state: &AppState,
    call: &Call<'_, ParentRecord>,
    parent: &NewParent,
    password: &TemporaryPassword,
) -> Result<ParentRecord, AppError> {
    let owner = addresses::owner(state, &parent.email).await?;
    call.write(async |tx| {
        let id = match owner {
            Owner::Parent(id) => id,
            Owner::Nobody => add(&tx, parent, None, password).await?,
        };
        match tx.caller.role {
            Role::Administrator => entered(&tx, id).await,
            Role::Teacher | Role::Student | Role::Parent => {
                Ok(as_typed(keep_card(&tx, id, typed(parent)).await?))
            }
        }
    })
    .await
}

/// A parent's contact data.
pub(crate) fn typed(parent: &NewParent) -> Contact {
    let parent = parent.clone();
    Contact {
        name: parent.name,
        email: Some(parent.email),
        phone_number: parent.phone_number,
        address: parent.address,
    }
}

/// A parent, as an administrator sees them.
async fn entered(tx: &CallerTx<'_>, id: Uuid) -> Result<ParentRecord, AppError> {
    let parent = found::in_school_by_id(tx, id).await?;
    parent.ok_or_else(address_unavailable)
}

/// A parent, as the teacher typed them.
pub(super) fn as_typed(card: ContactCard) -> ParentRecord {
    ParentRecord {
        id: card.id,
        name: card.typed.name,
        email: card.typed.email,
        phone_number: card.typed.phone_number,
        address: card.typed.address,
        relationship: None,
        is_primary: false,
        confirmed: false,
    }
}

/// Stores a teacher's contact card; the audit trail tells administrators whom it is about.
pub(crate) async fn keep_card(
    tx: &CallerTx<'_>,
    parent_id: Uuid,
    typed: Contact,
) -> Result<ContactCard, AppError> {
    let parent = Person {
        id: parent_id,
        name: &typed.name,
    };
    tx.audit(ParentEvent::Entered(parent)).await?;
    Ok(cards::keep(tx, tx.now, tx.caller.id, parent_id, typed).await?)
}

/// Writes the account of a new parent and queues the mail with the temporary password, which names the child if there
/// is one.
pub(crate) async fn add(
    tx: &CallerTx<'_>,
    parent: &NewParent,
    child: Option<&str>,
    password: &TemporaryPassword,
) -> Result<Uuid, AppError> {
    let account = Account {
        role: Role::Parent,
        name: &parent.name,
        phone_number: parent.phone_number.clone(),
        child,
        sign_in: Some((parent.email.clone(), password)),
    };
    let id = account.write(tx).await?;
    links::insert(tx, id, tx.caller.id, parent.address.clone()).await?;
    Ok(id)
}

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
    /// The account.
    pub(crate) fn account(&self) -> Uuid {
        match self {
            Self::Account(id, _) | Self::Known(id, _) => *id,
            Self::Card(card) => card.parent_id,
        }
    }

    /// Whether the caller knows a student's parent as this one: from the same entry, or by the same address.
    pub(crate) fn is(&self, parent: &ParentRecord) -> bool {
        let id = match self {
            Self::Account(id, _) | Self::Known(id, _) => *id,
            Self::Card(card) => card.id,
        };
        id == parent.id || parent.email.is_some() && parent.email.as_deref() == self.email()
    }

    /// The address by which the caller knows the parent, if any.
    pub(crate) fn email(&self) -> Option<&str> {
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
