//! The mail that tells a parent of a teacher's request.

use uuid::Uuid;

use super::linking::NewChild;
use crate::{
    accounts::{
        caller::CallerTx,
        queries::{account::AccountStatus, users},
    },
    error::AppError,
    mail::{self, Message, RequestKey},
    state::AppState,
};

/// Tells the parent which teacher asks about which child, and nothing else that the teacher typed.
pub(super) async fn mail_request(
    tx: &CallerTx<'_>,
    state: &AppState,
    child: NewChild<'_>,
    parent_id: Uuid,
) -> Result<(), AppError> {
    let Some(parent) = users::by_id(tx, parent_id).await? else {
        return Ok(());
    };
    let may_be_mailed = parent.standing.status() == AccountStatus::Active;
    let Some(to) = parent.email.filter(|_| may_be_mailed) else {
        return Ok(());
    };
    let message = Message::ParentRequest {
        teacher: tx.caller.name.clone(),
        child: child.first_name.to_owned(),
        link: format!("{}/parent/dashboard", state.config.public_url),
        request: Some(RequestKey {
            teacher_id: tx.caller.id,
            student_id: child.id,
        }),
    };
    mail::enqueue(tx, tx.now, &message.to(to, parent.name)).await
}
