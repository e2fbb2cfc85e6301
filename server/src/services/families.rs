//! Parents and children (D3, D4, D12).

use chrono::{DateTime, Utc};
use reedling_core::{
    access::Role,
    email::normalized,
    student::parent::{check_new_parent, should_search_parents},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{
    accounts::temporary::{self, TemporaryPassword},
    admission::account::Account,
    idempotency::Call,
    text::written,
};
use crate::{
    error::AppError,
    model::{
        activity::{Activity, ActivityKind, ActivityStatus},
        family::{ParentRecord, StudentRecord},
        user::CurrentUser,
    },
    state::AppState,
    store::{
        activities,
        parents::{self, FoundParent},
        students::list::{self, Which},
        users,
    },
};

/// Most parents that a search finds (D12).
const SEARCH_MAX: u64 = 20;
/// Most children that an administrator sees at once.
const CHILDREN_MAX: u64 = 500;

/// A parent, as the dialog sends him.
#[derive(Debug)]
pub struct NewParent {
    /// Full name.
    pub name: String,
    /// Sign-in address.
    pub email: String,
    /// As typed.
    pub phone_number: String,
    /// Postal address.
    pub address: String,
}

/// Parents of one's own students and those one added that match; any other by exact address; 20 at most.
/// Without a text all of one's own, with a single character none.
///
/// # Errors
/// When the database fails.
pub async fn search_parents(
    state: &AppState,
    caller: &CurrentUser,
    search: &str,
) -> Result<Vec<ParentRecord>, AppError> {
    let text = search.trim();
    let searches = text.is_empty() || should_search_parents(true, text);
    if caller.waits_for_approval || !searches || text.contains('\0') {
        return Ok(Vec::new());
    }
    let found = parents::search(state.db.read(), teacher(caller), text, SEARCH_MAX).await?;
    for stranger in found.iter().filter(|found| is_stranger(found, caller)) {
        // Only whoever typed the exact address gets here; he may link this parent from now on.
        introduce(state, caller, &stranger.parent).await?;
    }
    Ok(found
        .into_iter()
        .map(|found| shown_to(caller, found))
        .collect())
}

/// Adds a parent and mails a temporary password; an address that belongs to a parent answers that parent,
/// unchanged.
///
/// # Errors
/// 422 without name or address, 409 when the address belongs to another role.
pub async fn create_parent(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, ParentRecord>,
    parent: NewParent,
) -> Result<ParentRecord, AppError> {
    check_new_parent(&parent.name, &parent.email).into_result()?;
    let email = normalized(&parent.email);
    if let Some(id) = parent_with(state, &email).await? {
        let found = parents::by_id(state.db.read(), teacher(caller), id).await?;
        let found = found.ok_or_else(address_unavailable)?;
        introduce(state, caller, &found.parent).await?;
        let txn = call.begin().await?;
        return call.settle(txn, Ok(shown_to(caller, found))).await;
    }
    let password = temporary::issue(state).await?;
    let now = state.clock.now();
    let txn = call.begin().await?;
    let added = async {
        let id = add(&txn, now, caller, &parent, &password).await?;
        Ok(ParentRecord {
            id,
            name: parent.name.trim().to_owned(),
            email: Some(email),
            phone_number: written(&parent.phone_number),
            address: written(&parent.address),
            relationship: None,
            is_primary: false,
        })
    }
    .await;
    call.settle(txn, added).await
}

/// Lets the caller link a parent whose exact address he knew; the audit trail tells it, the first time.
async fn introduce(
    state: &AppState,
    caller: &CurrentUser,
    parent: &ParentRecord,
) -> Result<(), AppError> {
    if parents::links::is_introduced(state.db.read(), caller.id, parent.id).await? {
        return Ok(());
    }
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    parents::links::introduce(&txn, now, caller.id, parent.id).await?;
    let activity = Activity {
        kind: ActivityKind::Other,
        actor_id: Some(caller.id),
        subject_id: Some(parent.id),
        description: format!(
            "{} found the parent {} by the exact address",
            caller.name, parent.name
        ),
        status: ActivityStatus::Active,
    };
    activities::record(&txn, now, activity).await?;
    txn.commit().await?;
    Ok(())
}

/// The children linked to a parent; for an administrator, all students (at most 500).
///
/// # Errors
/// When the database fails.
pub async fn children(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<Vec<StudentRecord>, AppError> {
    let which = match caller.role {
        Role::Administrator => Which::School,
        Role::Teacher | Role::Student | Role::Parent => Which::ChildrenOf(caller.id),
    };
    let now = state.clock.now();
    Ok(list::list(state.db.read(), which, None, now, CHILDREN_MAX).await?)
}

/// The parent with that address, if there is one.
///
/// # Errors
/// 409 when the address belongs to an account of another role; nothing of it is disclosed (D12).
pub(super) async fn parent_with(state: &AppState, email: &str) -> Result<Option<Uuid>, AppError> {
    match users::find_by_email(state.db.read(), email).await? {
        Some(user) if user.role == Role::Parent => Ok(Some(user.id)),
        Some(_) => Err(address_unavailable()),
        None => Ok(None),
    }
}

/// Writes the account of a new parent and the mail with the temporary password.
pub(super) async fn add(
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    caller: &CurrentUser,
    parent: &NewParent,
    password: &TemporaryPassword,
) -> Result<Uuid, AppError> {
    let account = Account {
        role: Role::Parent,
        name: parent.name.trim(),
        phone_number: written(&parent.phone_number),
        sign_in: Some((normalized(&parent.email), password)),
    };
    let id = account.write(txn, now, caller).await?;
    parents::links::insert(txn, id, caller.id, written(&parent.address)).await?;
    Ok(id)
}

/// The refusal of an address in use; it tells nothing about the account (D12).
pub(super) fn address_unavailable() -> AppError {
    AppError::conflict(
        "address_unavailable",
        "This email address cannot be used here. Please choose another one.",
    )
}

/// The teacher whose parents are meant; none for an administrator, who sees the whole school.
pub(super) fn teacher(caller: &CurrentUser) -> Option<Uuid> {
    (caller.role != Role::Administrator).then_some(caller.id)
}

fn is_stranger(found: &FoundParent, caller: &CurrentUser) -> bool {
    caller.role == Role::Teacher && !found.of_own_student && found.created_by != Some(caller.id)
}

/// Phone number and address show for parents of one's own students only (D12).
fn shown_to(caller: &CurrentUser, found: FoundParent) -> ParentRecord {
    let open = caller.role == Role::Administrator || found.of_own_student;
    let mut parent = found.parent;
    if !open {
        (parent.phone_number, parent.address) = (None, None);
    }
    parent
}
