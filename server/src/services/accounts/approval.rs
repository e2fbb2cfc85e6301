//! Accounts that wait for an administrator's approval: what is refused until then, and who is notified.

use chrono::TimeDelta;
use uuid::Uuid;

use crate::{
    db::Tx,
    error::{AppError, code::Code},
    mail::{self, Message},
    model::notice::{NewNotice, NoticeKind},
    state::AppState,
    store::{administrators, mail_pauses, notices},
};

/// The pause between two mails to administrators about waiting accounts.
const PAUSE: TimeDelta = TimeDelta::hours(1);
/// Most administrators that are notified.
const TOLD: u64 = 20;

/// The account waits for an administrator.
pub fn pending() -> AppError {
    AppError::Forbidden {
        code: Code::ApprovalPending,
        message: "An administrator of the school has to approve your account first.".to_owned(),
    }
}

/// Notifies administrators of a waiting account: in the app at once, by mail at most once an hour.
pub(in crate::services) async fn tell_administrators(
    tx: &Tx<impl Sync>,
    state: &AppState,
    teacher_id: Uuid,
) -> Result<(), AppError> {
    let waiting = NewNotice {
        teacher_id: Some(teacher_id),
        ..NewNotice::of(NoticeKind::ApprovalWaiting)
    };
    let told = administrators::ids(tx, TOLD).await?;
    notices::insert(tx, tx.now, &told, waiting).await?;
    let Some(at) = mail_pauses::reserve(tx, "approval_waiting", PAUSE, tx.now).await? else {
        return Ok(());
    };
    for (name, to) in administrators::reachable(tx, TOLD).await? {
        mail::enqueue_at(tx, tx.now, at, &waiting_mail(state, to, name)).await?;
    }
    Ok(())
}

/// The mail to an administrator.
pub(in crate::services) fn waiting_mail(state: &AppState, to: String, name: String) -> Message {
    let link = format!("{}/admin/dashboard", state.config.public_url);
    Message::ApprovalWaiting { to, name, link }
}
