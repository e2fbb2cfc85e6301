//! Rights to see parents' contact data that an earlier release granted: an administrator keeps or ends each of them
//! once.

use reedling_core::admin::request::DecideContactRightRequest;
use uuid::Uuid;

use super::queries::confirmations::{self, EarlierRight};
use crate::{
    accounts::{
        caller::{Audit, CurrentUser},
        queries::users,
    },
    api::rows::Rows,
    audit::ParentEvent,
    error::AppError,
    state::AppState,
};

/// Most rights of a list; more follow when these are decided.
const LIST_MAX: u64 = 100;

/// The rights that nobody has decided on yet, oldest first, at most 100.
pub(crate) async fn undecided(state: &AppState) -> Result<Rows<EarlierRight>, AppError> {
    Ok(confirmations::earlier(state.db.read(), LIST_MAX).await?)
}

/// Keeps or ends a teacher's right to see what a parent entered; answers the sentence that says so.
///
/// # Errors
/// 422 without a decision, 404 when there is no such right, or it is decided.
pub(crate) async fn decide(
    state: &AppState,
    caller: &CurrentUser,
    teacher_id: Uuid,
    parent_id: Uuid,
    request: DecideContactRightRequest,
) -> Result<String, AppError> {
    let keep = request.check()?;
    let no_right = || AppError::NotFound("There is nothing to decide here any more.");
    state
        .write_as(caller, async |tx| {
            if !confirmations::decide(&tx, teacher_id, parent_id, keep).await? {
                return Err(no_right());
            }
            let teacher = users::by_id(&tx, teacher_id).await?.ok_or_else(no_right)?;
            let parent = users::by_id(&tx, parent_id).await?.ok_or_else(no_right)?;
            let (goes_on, event) = if keep {
                let event = ParentEvent::RightKept((&parent).into(), &teacher.name);
                ("still sees", event)
            } else {
                let event = ParentEvent::RightEnded((&parent).into(), &teacher.name);
                ("no longer sees", event)
            };
            tx.audit(event).await?;
            Ok(format!(
                "{} {goes_on} how to reach {}.",
                teacher.name, parent.name
            ))
        })
        .await
}
