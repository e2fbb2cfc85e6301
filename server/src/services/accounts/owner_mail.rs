//! Mails that tell an account's owner what has changed about how they sign in. None goes to an address that nobody has
//! proved: it may be a stranger's. Of each kind one goes out at once; more of them within ten minutes become one mail at
//! their end, which tells how things stand then.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    db::Tx,
    error::AppError,
    mail::{self, Message, SecondFactorChange},
    model::user::UserRecord,
    store::{mail_pauses, recovery_codes, second_factors},
};

/// How long after a mail of a kind the next one of that kind may go out.
const PAUSE: TimeDelta = TimeDelta::minutes(10);

/// What has changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::services) enum Change {
    /// Another password replaces the one that the owner had.
    Password,
    /// The second factor, or its recovery codes.
    SecondFactor(SecondFactorChange),
}

impl Change {
    /// Which changes share a pace.
    const fn kind(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::SecondFactor(SecondFactorChange::On) => "factor-on",
            Self::SecondFactor(SecondFactorChange::Moved) => "factor-moved",
            Self::SecondFactor(SecondFactorChange::Off) => "factor-off",
            Self::SecondFactor(SecondFactorChange::Reset) => "factor-reset",
            Self::SecondFactor(SecondFactorChange::NewCodes) => "factor-codes",
            Self::SecondFactor(SecondFactorChange::CodeUsed { .. }) => "factor-code-used",
            Self::SecondFactor(SecondFactorChange::Guessed) => "factor-guessed",
            Self::SecondFactor(SecondFactorChange::Several { .. }) => "factor-several",
        }
    }

    /// Which changes are told together once there are many.
    const fn group(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::SecondFactor(_) => "factor",
        }
    }
}

/// Leaves the mail to be sent, or has a later one tell of the change.
pub(in crate::services) async fn tell(
    tx: &Tx<impl Sync>,
    user: &UserRecord,
    change: Change,
) -> Result<(), AppError> {
    let (Some(to), Some(_)) = (&user.email, user.standing.address_proved_at) else {
        return Ok(());
    };
    if mail_pauses::begin(tx, &key(change.kind(), user.id), PAUSE, tx.now).await? {
        return mail::enqueue(tx, tx.now, &message(to, user, change, false)).await;
    }
    let summary = match change {
        Change::Password => change,
        Change::SecondFactor(_) => Change::SecondFactor(standing(tx, user.id).await?),
    };
    let group = key(&format!("several-{}", change.group()), user.id);
    let (at, is_new) = mail_pauses::end(tx, &group, PAUSE, tx.now).await?;
    let message = message(to, user, summary, true);
    let key = several(&group, at);
    if is_new {
        return mail::enqueue_once(tx, tx.now, at, &message, key).await;
    }
    mail::replace(tx, &key, &message).await
}

/// How the second factor stands.
async fn standing(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
) -> Result<SecondFactorChange, AppError> {
    let left = match second_factors::is_on(conn, user_id).await? {
        true => Some(recovery_codes::left(conn, user_id).await?),
        false => None,
    };
    Ok(SecondFactorChange::Several { left })
}

fn message(to: &str, user: &UserRecord, change: Change, again: bool) -> Message {
    let (to, name) = (to.to_owned(), user.name.clone());
    match change {
        Change::Password => Message::PasswordChanged { to, name, again },
        Change::SecondFactor(change) => Message::SecondFactor { to, name, change },
    }
}

fn key(kind: &str, user_id: Uuid) -> String {
    format!("{kind}:{user_id}")
}

/// What the mail of several changes is found again by.
fn several(group: &str, at: DateTime<Utc>) -> String {
    format!("{group}:{}", at.timestamp_millis())
}
