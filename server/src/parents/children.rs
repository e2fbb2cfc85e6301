//! The children of a parent.

use reedling_core::access::Role;

use super::queries::contact::Viewer;
use crate::{
    accounts::caller::CurrentUser,
    api::rows::Rows,
    error::AppError,
    state::AppState,
    students::queries::{
        list::{self, StudentScope},
        record::StudentRecord,
    },
};

/// Most children that an administrator sees at once.
const CHILDREN_MAX: u64 = 500;

/// The children linked to a parent; for an administrator, all students (at most 500).
pub(crate) async fn children(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<Rows<StudentRecord>, AppError> {
    let scope = match caller.role {
        Role::Administrator => StudentScope::School,
        Role::Teacher | Role::Student | Role::Parent => StudentScope::ChildrenOf(caller.id),
    };
    let (viewer, now) = (Viewer::of(caller), state.clock.now());
    let conn = state.db.read();
    let rows = list::list(conn, scope, viewer, now, CHILDREN_MAX).await?;
    Ok(Rows::counted(rows, CHILDREN_MAX, list::count(conn, scope)).await?)
}
