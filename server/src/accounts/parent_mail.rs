//! Mails to parents about their children. A child under 13 gets none: the worker hands theirs to the parents (D16).

use reedling_core::students::age::is_under_13;
use reedling_db::Tx;

use super::queries::users::{self, UserRecord};
use crate::{
    error::AppError,
    mail::{self, Message},
    parents::queries::reached::NamedStudent,
    state::AppState,
};

/// The address with which a child under 13 signs in, if they have one.
pub(crate) async fn signs_in_with(
    tx: &Tx<impl Sync>,
    state: &AppState,
    child: &NamedStudent,
) -> Result<Option<String>, AppError> {
    let today = state.school_zone().day(tx.now);
    if !is_under_13(child.date_of_birth, today) {
        return Ok(None);
    }
    let user = users::by_id(tx, child.user_id).await?;
    Ok(user.and_then(|user| user.email))
}

/// Tells a parent of a further child.
pub(crate) async fn of_new_child(
    tx: &Tx<impl Sync>,
    parent: &UserRecord,
    child: &NamedStudent,
    teacher: Option<&str>,
    signs_in_with: Option<String>,
) -> Result<(), AppError> {
    let Some(to) = parent.email.clone() else {
        return Ok(());
    };
    let message = Message::ChildAdded {
        child: child.first_name.clone(),
        teacher: teacher.map(str::to_owned),
        signs_in_with,
    };
    mail::enqueue(tx, tx.now, &message.to(to, parent.name.clone())).await
}

/// Tells a parent who has just said yes how their children under 13 sign in.
pub(crate) async fn of_sign_ins(
    tx: &Tx<impl Sync>,
    state: &AppState,
    parent: &UserRecord,
    children: &[NamedStudent],
) -> Result<(), AppError> {
    for child in children {
        let address = signs_in_with(tx, state, child).await?;
        if address.is_some() {
            of_new_child(tx, parent, child, None, address).await?;
        }
    }
    Ok(())
}

/// Tells a parent that a child is not theirs here any more.
pub(crate) async fn of_unlinking(
    tx: &Tx<impl Sync>,
    parent: UserRecord,
    child: &str,
) -> Result<(), AppError> {
    let Some(to) = parent.email else {
        return Ok(());
    };
    let child = child.to_owned();
    mail::enqueue(
        tx,
        tx.now,
        &Message::ParentUnlinked { child }.to(to, parent.name),
    )
    .await
}
