//! Mails that tell an account's owner how their way to sign in has changed. None goes to an address that nobody has
//! proved, as it may be a stranger's. The first mail of a kind goes out at once; further changes within ten minutes
//! become one mail at the end of that time, which describes the account as it is then.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::Tx;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::queries::{recovery_codes, second_factors, users::UserRecord};
use crate::{
    error::AppError,
    mail::{self, Mail, Message, SecondFactorChange, pauses},
};

/// How long after a mail of a kind the next one may go out.
const PAUSE: TimeDelta = TimeDelta::minutes(10);

/// What has changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    /// Another password replaces the one that the owner had.
    Password,
    /// The second factor, or its recovery codes.
    SecondFactor(SecondFactorChange),
}

impl Change {
    /// Changes of one kind share a pause.
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

    /// Changes of one group become one mail when there are several.
    const fn group(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::SecondFactor(_) => "factor",
        }
    }
}

/// Queues the mail, or leaves the change to a later one.
pub(super) async fn tell(
    tx: &Tx<impl Sync>,
    user: &UserRecord,
    change: Change,
) -> Result<(), AppError> {
    let (Some(to), Some(_)) = (&user.email, user.standing.address_proved_at) else {
        return Ok(());
    };
    if pauses::begin(tx, &key(change.kind(), user.id), PAUSE, tx.now).await? {
        let message = message(to, user, change, false);
        return mail::enqueue_for(tx, tx.now, &message, user.id).await;
    }
    let summary = match change {
        Change::Password => change,
        Change::SecondFactor(_) => Change::SecondFactor(standing(tx, user.id).await?),
    };
    let group = key(&format!("several-{}", change.group()), user.id);
    let (at, is_new) = pauses::end(tx, &group, PAUSE, tx.now).await?;
    let message = message(to, user, summary, true);
    let key = several(&group, at);
    if is_new {
        return mail::enqueue_once(tx, tx.now, at, &message, key).await;
    }
    mail::replace(tx, &key, &message).await
}

/// Whether the second factor is on, for the mail.
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

fn message(to: &str, user: &UserRecord, change: Change, again: bool) -> Mail {
    let (to, name) = (to.to_owned(), user.name.clone());
    let message = match change {
        Change::Password => Message::PasswordChanged { again },
        Change::SecondFactor(change) => Message::SecondFactor { change },
    };
    message.to(to, name)
}

fn key(kind: &str, user_id: Uuid) -> String {
    format!("{kind}:{user_id}")
}

/// The deduplication key of a mail about several changes.
fn several(group: &str, at: DateTime<Utc>) -> String {
    format!("{group}:{}", at.timestamp_millis())
}
