//! Accounts that wait for an administrator's approval: what is refused until then, and who is notified.

use chrono::TimeDelta;
use reedling_db::Tx;
use uuid::Uuid;

use super::queries::administrators;
use crate::{
    error::{AppError, code::Code},
    mail::{self, Mail, Message, pauses},
    notices::{
        self,
        queries::record::{NewNotice, NoticeKind},
    },
    state::AppState,
};

/// The pause between two mails to administrators about waiting accounts.
const PAUSE: TimeDelta = TimeDelta::hours(1);
/// Most administrators that are notified.
const TOLD: u64 = 20;

/// The account waits for an administrator.
pub(crate) fn pending() -> AppError {
    AppError::Forbidden {
        code: Code::ApprovalPending,
        message: "An administrator of the school has to approve your account first.".to_owned(),
    }
}

/// Notifies administrators of a waiting account: in the app at once, by mail at most once an hour.
pub(super) async fn tell_administrators(
    tx: &Tx<impl Sync>,
    state: &AppState,
    teacher_id: Uuid,
) -> Result<(), AppError> {
    let waiting = NewNotice {
        teacher_id: Some(teacher_id),
        ..NewNotice::of(NoticeKind::ApprovalWaiting)
    };
    let told = administrators::ids(tx, TOLD).await?;
    notices::queries::insert(tx, tx.now, &told, waiting).await?;
    let Some(at) = pauses::reserve(tx, "approval_waiting", PAUSE, tx.now).await? else {
        return Ok(());
    };
    for (name, to) in administrators::reachable(tx, TOLD).await? {
        mail::enqueue_at(tx, tx.now, at, &waiting_mail(state, to, name)).await?;
    }
    Ok(())
}

/// The mail to an administrator.
pub(crate) fn waiting_mail(state: &AppState, to: String, name: String) -> Mail {
    let link = format!("{}/admin/dashboard", state.config.public_url);
    Message::ApprovalWaiting { link }.to(to, name)
}
