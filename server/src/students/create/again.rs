//! The same child is not added twice without being asked: one of this name with this parent (FIELD-10). Only students
//! whom the caller sees count, and their parents as the caller knows them.

use reedling_core::{access::Role, search::is_same_name};
use uuid::Uuid;

use crate::{
    accounts::caller::CallerTx,
    error::{AppError, code::Code},
    parents::{
        enter::NamedParent,
        queries::{contact::ParentRecord, requests},
    },
    students::{access::one, queries::namesakes},
};

/// Makes sure that the caller has no student of that name with one of the parents, whom it locks: of two calls at once
/// the second one sees what the first one has added.
///
/// # Errors
/// 409 when there is one.
pub(super) async fn must_be_new(
    tx: &CallerTx<'_>,
    name: &str,
    parents: &[NamedParent],
) -> Result<(), AppError> {
    let mut accounts: Vec<Uuid> = parents.iter().map(NamedParent::account).collect();
    // Always lock parents in the order of their ids.
    accounts.sort_unstable();
    for id in &accounts {
        requests::lock(tx, *id).await?;
    }
    let is_known = match tx.caller.role {
        Role::Administrator => {
            let children = namesakes::of_parents(tx, &accounts).await?;
            children.iter().any(|(_, child)| is_same_name(child, name))
        }
        Role::Teacher | Role::Student | Role::Parent => is_taught(tx, name, parents).await?,
    };
    if is_known {
        let text = "There is already a student of this name with this parent.";
        return Err(AppError::conflict(Code::SameStudent, text));
    }
    Ok(())
}

/// Whether a teacher teaches one of that name and with one of the parents.
async fn is_taught(
    tx: &CallerTx<'_>,
    name: &str,
    parents: &[NamedParent],
) -> Result<bool, AppError> {
    let own = namesakes::of_teacher(tx, tx.caller.id).await?;
    for (id, _) in own.iter().filter(|(_, own)| is_same_name(own, name)) {
        let student = one(tx, tx.caller, *id, tx.now).await?;
        let is_theirs = |parent: &ParentRecord| parents.iter().any(|named| named.is(parent));
        if student.parents.iter().any(is_theirs) {
            return Ok(true);
        }
    }
    Ok(false)
}
