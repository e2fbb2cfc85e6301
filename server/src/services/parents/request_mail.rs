//! The mail that tells a parent of a teacher's request.

use chrono::{DateTime, Utc};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::linking::NewChild;
use crate::{
    error::AppError,
    mail::{self, Message, RequestKey},
    model::{account::AccountStatus, user::CurrentUser},
    state::AppState,
    store::users,
};

/// Tells the parent who asks about which child, and nothing else that the teacher typed.
pub(super) async fn mail_request(
    txn: &impl ConnectionTrait,
    state: &AppState,
    now: DateTime<Utc>,
    caller: &CurrentUser,
    child: NewChild<'_>,
    parent_id: Uuid,
) -> Result<(), AppError> {
    let Some(parent) = users::by_id(txn, parent_id).await? else {
        return Ok(());
    };
    let may_be_mailed = parent.standing.status() == AccountStatus::Active;
    let Some(to) = parent.email.filter(|_| may_be_mailed) else {
        return Ok(());
    };
    let message = Message::ParentRequest {
        to,
        name: parent.name,
        teacher: caller.name.clone(),
        child: child.first_name.to_owned(),
        link: format!("{}/parent/dashboard", state.config.public_url),
        request: Some(RequestKey {
            teacher_id: caller.id,
            student_id: child.id,
        }),
    };
    mail::enqueue(txn, now, &message).await
}
