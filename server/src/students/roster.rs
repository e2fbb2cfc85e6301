//! A teacher's roster (D3).

use reedling_core::access::Role;

use super::queries::{
    list::{self, StudentScope},
    record::StudentRecord,
};
use crate::{
    accounts::caller::CurrentUser, api::rows::Rows, error::AppError,
    parents::queries::contact::Viewer, state::AppState,
};

/// Most students of one list.
const LIST_MAX: u64 = 5_000;

/// The students linked to a teacher, by name; for an administrator, the whole school. A teacher's upcoming
/// lessons are their own with the student. At most 5,000.
pub(crate) async fn roster(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<Rows<StudentRecord>, AppError> {
    if caller.waits_for_approval {
        return Ok(Rows::default());
    }
    let scope = match caller.role {
        Role::Administrator => StudentScope::School,
        Role::Teacher | Role::Student | Role::Parent => StudentScope::TaughtBy(caller.id),
    };
    let (viewer, now) = (Viewer::of(caller), state.clock.now());
    let conn = state.db.read();
    let rows = list::list(conn, scope, viewer, now, LIST_MAX).await?;
    Ok(Rows::counted(rows, LIST_MAX, list::count(conn, scope)).await?)
}
