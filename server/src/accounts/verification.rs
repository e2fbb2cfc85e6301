//! Whether a typed password opens an account.

use std::time::Duration;

use super::{
    queries::credentials::Credentials,
    throttle::{Attempt, AttemptStart, OutOfTurn, OutOfTurnAttempt, Try, Waiting},
};
use crate::{
    error::AppError,
    security::{password::Turn, timing, token},
    state::AppState,
};

/// How long every attempt takes that has to wait, much more than a bypass check needs.
const REFUSED_AFTER: Duration = Duration::from_millis(500);

/// Which of an account's passwords was typed, with the stored hash that it matched. Whoever acts on it makes sure that
/// this hash is still stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Match {
    /// The owner's own.
    Password(String),
    /// The temporary one.
    Temporary(String),
}

/// What a typed password opens.
pub struct Opened {
    /// Which password it is; none when it is wrong.
    pub matched: Option<Match>,
    by: By,
}

/// Under which permit and count a password was checked.
enum By {
    /// Neither counted nor queued.
    Itself,
    /// A permit, with the session's own count.
    Turn(Turn),
    /// An attempt.
    Attempt(Attempt),
}

impl Opened {
    /// Gives back the attempt that was counted, if one was.
    pub async fn succeeded(&self, conn: &impl sea_orm::ConnectionTrait) -> Result<(), AppError> {
        match &self.by {
            By::Attempt(attempt) => attempt.succeeded(conn).await,
            By::Itself | By::Turn(_) => Ok(()),
        }
    }

    /// Hashes a new password under the permit of the check, if there was one: waiting for a second permit while others
    /// do the same would deadlock.
    ///
    /// # Errors
    /// 429 when the turn does not come.
    pub async fn hash(&self, state: &AppState, password: String) -> Result<String, AppError> {
        match &self.by {
            By::Attempt(attempt) => attempt.turn.hash(password).await,
            By::Turn(turn) => turn.hash(password).await,
            By::Itself => state.passwords.hash(password).await,
        }
    }
}

/// Checks a typed password. A mailed one is compared before anything is counted: it cannot be guessed, so its owner is
/// never slowed down (D14). An account that does not exist takes as long.
///
/// # Errors
/// 429 after repeated failures, and when the work cannot be done.
pub async fn open(
    state: &AppState,
    found: Option<&Credentials>,
    typed: &str,
    attempted: Try<'_>,
) -> Result<Opened, AppError> {
    if let Some(opened) = mailed(found, typed) {
        return Ok(opened);
    }
    let attempt = match Attempt::begin(state, &attempted).await? {
        AttemptStart::Ready(attempt) => attempt,
        AttemptStart::MustWait(waiting) => return open_waiting(state, waiting, found, typed).await,
    };
    let matched = look(&attempt.turn, found, typed).await?;
    let by = if matched.is_none() {
        attempt.failed(state).await?;
        By::Itself
    } else {
        By::Attempt(attempt)
    };
    Ok(Opened { matched, by })
}

/// Answers an attempt that has to wait. Only a right password shows that there was a bypass check: every other answer
/// is the same, after the same time, for every name.
async fn open_waiting(
    state: &AppState,
    waiting: Waiting,
    found: Option<&Credentials>,
    typed: &str,
) -> Result<Opened, AppError> {
    let Waiting { until, out_of_turn } = waiting;
    let looking = async {
        let opened = open_out_of_turn(state, out_of_turn?, found, typed).await;
        opened.unwrap_or_else(|error| {
            tracing::warn!(%error, "a password cannot be looked at out of turn");
            None
        })
    };
    timing::find_within(REFUSED_AFTER, looking)
        .await
        .ok_or_else(|| AppError::too_many_attempts(until, state.clock.now()))
}

async fn open_out_of_turn(
    state: &AppState,
    out_of_turn: OutOfTurn,
    found: Option<&Credentials>,
    typed: &str,
) -> Result<Option<Opened>, AppError> {
    let Some(begun) = out_of_turn.begin(state, found.is_some()).await? else {
        return Ok(None);
    };
    let OutOfTurnAttempt { attempt, is_decoy } = begun;
    let matched = look(&attempt.turn, found.filter(|_| !is_decoy), typed).await?;
    Ok(matched.map(|matched| Opened {
        matched: Some(matched),
        by: By::Attempt(attempt),
    }))
}

/// The same under a permit, for a caller that keeps a count of its own.
pub async fn open_within(
    turn: Turn,
    found: Option<&Credentials>,
    typed: &str,
) -> Result<Opened, AppError> {
    let matched = look(&turn, found, typed).await?;
    let by = By::Turn(turn);
    Ok(Opened { matched, by })
}

/// Whether the temporary password was typed.
pub fn mailed(found: Option<&Credentials>, typed: &str) -> Option<Opened> {
    let stored = found?.temporary_hash.as_ref()?;
    let is_it = token::looks_temporary(typed) && token::is_temporary(stored, typed);
    is_it.then(|| Opened {
        matched: Some(Match::Temporary(stored.clone())),
        by: By::Itself,
    })
}

async fn look(
    turn: &Turn,
    found: Option<&Credentials>,
    typed: &str,
) -> Result<Option<Match>, AppError> {
    if let Some(old) = found.and_then(|found| found.temporary_hash.as_ref())
        && !token::is_temporary_hash(old)
        && token::looks_temporary(typed)
        && turn.verify(typed.to_owned(), Some(old.clone())).await?
    {
        return Ok(Some(Match::Temporary(old.clone())));
    }
    let own = found.and_then(|found| found.password_hash.clone());
    let matches = turn.verify(typed.to_owned(), own.clone()).await?;
    Ok(own.filter(|_| matches).map(Match::Password))
}
