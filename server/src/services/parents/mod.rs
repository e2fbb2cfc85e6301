//! Parents: finding and entering them, requests to them, and what they see (D3, D4, D14).

pub mod earlier_rights;
pub mod linking;
mod request_mail;
pub mod requests;

use reedling_core::{
    access::Role,
    student::parent::{NewParent, NewParentRequest, should_search_parents},
};
use uuid::Uuid;

use super::{
    accounts::{
        asking, pace,
        temporary::{self, TemporaryPassword},
    },
    addresses::{self, Owner, address_unavailable},
    admission::account::Account,
    idempotency::Call,
};
use crate::{
    audit::{ParentEvent, Person},
    error::{AppError, code::Code},
    model::{
        contact::{Contact, ContactCard, Reader},
        family::{ParentRecord, StudentRecord},
        rows::Rows,
        user::CurrentUser,
    },
    state::{AppState, CallerTx},
    store::{
        parents::{cards, found, links},
        students::list::{self, Which},
    },
};

/// Most parents of a search (D12).
const SEARCH_MAX: u64 = 20;
/// Most children that an administrator sees at once.
const CHILDREN_MAX: u64 = 500;

/// The teacher's parents that match, by what the teacher may see of them; for an administrator the school's. At most
/// 20; without a text all of them, with a single character none.
pub async fn search_parents(
    state: &AppState,
    caller: &CurrentUser,
    search: &str,
) -> Result<Vec<ParentRecord>, AppError> {
    let text = search.trim();
    let searches = text.is_empty() || should_search_parents(true, text);
    if caller.waits_for_approval || !searches {
        return Ok(Vec::new());
    }
    let conn = state.db.read();
    Ok(match Reader::of(caller).teacher() {
        Some(id) => found::of_teacher(conn, id, text, None, SEARCH_MAX).await?,
        None => found::in_school(conn, text, SEARCH_MAX).await?,
    })
}

/// Creates a parent. For a teacher this is a contact card, whether or not the address has an account: answer and time
/// are the same. A new address gets an account and a temporary password by mail.
///
/// # Errors
/// 422 without name or address, 409 when the address belongs to another role, 429 after too many addresses.
pub async fn create_parent(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, ParentRecord>,
    request: &NewParentRequest,
) -> Result<ParentRecord, AppError> {
    let parent = request.check()?;
    pace::evenly(async {
        asking::count(state, caller, &[&parent.email]).await?;
        let password = temporary::issue(state);
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
pub(super) fn typed(parent: &NewParent) -> Contact {
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
fn as_typed(card: ContactCard) -> ParentRecord {
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
pub(super) async fn keep_card(
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

/// The children linked to a parent; for an administrator, all students (at most 500).
pub async fn children(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<Rows<StudentRecord>, AppError> {
    let which = match caller.role {
        Role::Administrator => Which::School,
        Role::Teacher | Role::Student | Role::Parent => Which::ChildrenOf(caller.id),
    };
    let (reader, now) = (Reader::of(caller), state.clock.now());
    let conn = state.db.read();
    let rows = list::list(conn, which, reader, now, CHILDREN_MAX).await?;
    Ok(Rows::counted(rows, CHILDREN_MAX, list::count(conn, which)).await?)
}

/// Writes the account of a new parent and queues the mail with the temporary password, which names the child if there
/// is one.
pub(super) async fn add(
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
